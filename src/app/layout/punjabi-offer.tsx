import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useIsMember } from '#auth/use-auth.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { languageHelp } from '#content/language-help.ts'
import { markPage } from '#lib/mark-page.ts'
import { deviceData } from '#lib/site-data.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './punjabi-offer.module.css'

const storageKey = 'punjabi-offered'

/**
 * On English pages: the site can be read in Punjabi. On each device once, until it is closed, followed or left behind by a
 * link to another page. Not for members: on a phone the bar of their checkout stands where it would.
 */
export function LanguageHelp() {
  const isMember = useIsMember()
  const navigationType = useNavigationType()
  const [isOpen, setOpen] = useState(() => deviceData.get(storageKey) === null)
  const isShown = isOpen && !isMember
  // Not for a redirect, such as the one to sign in.
  if (isOpen && navigationType === NavigationType.Push) setOpen(false)

  useEffect(() => {
    if (!isShown) return
    deviceData.set(storageKey, '')
    return markPage('data-offer')
  }, [isShown])

  if (!isShown) return null
  return (
    <section className={styles.offer} lang="pa" aria-label={languageHelp.offer}>
      <p>
        {languageHelp.offer} <LanguageSwitch className={styles.link} />
      </p>
      <IconButton label={languageHelp.close} icon={X} onClick={() => setOpen(false)} />
    </section>
  )
}
