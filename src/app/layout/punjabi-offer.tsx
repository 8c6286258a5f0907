import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { punjabiOffer } from '#content/punjabi-offer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './punjabi-offer.module.css'

const storageKey = 'punjabi-offered'

/** On English pages: the site can be read in Punjabi. Until it is closed or followed; on each device once. */
export function LanguageHelp() {
  const [isOpen, setOpen] = useState(() => !wasOffered())
  useEffect(noteOffer, [])

  if (!isOpen) return null
  return (
    <section className={styles.offer} lang="pa" aria-label={punjabiOffer.text}>
      <p>
        {punjabiOffer.text} <LanguageSwitch className={styles.link} />
      </p>
      <IconButton label={punjabiOffer.close} icon={X} onClick={() => setOpen(false)} />
    </section>
  )
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    // Without storage it would be offered on every page.
    return true
  }
}

function noteOffer(): void {
  try {
    localStorage.setItem(storageKey, '')
  } catch {
    // It is not offered where storage is forbidden.
  }
}
