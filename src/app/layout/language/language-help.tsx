import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useIsMember } from '#auth/auth.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { language } from '#copy/language.ts'
import type { Language } from '#content/languages.ts'
import { markPage } from '#lib/mark-page.ts'
import { deviceData } from '#lib/site-data.ts'
import styles from './language-help.module.css'
import { LanguageSwitch, otherLanguages } from './language-switch.tsx'
import { Listen } from './listen.tsx'

/**
 * Help with the language: on some pages a button that reads their first words aloud, if the device can speak; on the
 * others a link to the visitor's preferred language, if the site has it.
 */
export function LanguageHelp() {
  const { listen } = language
  if (listen !== undefined) return 'speechSynthesis' in window && <Listen label={listen} />
  const preferred = otherLanguages.find(({ code }) => code === navigator.language.split('-')[0])
  return preferred?.offer !== undefined && <LanguageOffer to={preferred} offer={preferred.offer} />
}

const storageKey = 'language-offered'

/**
 * Says, in another language, that the site is available in it. Shown once per device, until it is closed, followed or
 * navigated away from. Not shown to members: on phones their checkout bar is in the same spot.
 */
function LanguageOffer({ to, offer }: { to: Language; offer: { text: string; close: string } }) {
  const isMember = useIsMember()
  const navigationType = useNavigationType()
  const [isOpen, setOpen] = useState(() => deviceData.get(storageKey) === null)
  const isShown = isOpen && !isMember
  // Not for a redirect, such as to sign in.
  if (isOpen && navigationType === NavigationType.Push) setOpen(false)

  useEffect(() => {
    if (!isShown) return
    deviceData.set(storageKey, '')
    return markPage('data-offer')
  }, [isShown])

  if (!isShown) return null
  return (
    <section className={`on-screen ${styles.offer ?? ''}`} lang={to.code} aria-label={offer.text}>
      <p>
        {offer.text} <LanguageSwitch to={to} className="lone-link" />
      </p>
      <IconButton label={offer.close} icon={X} onClick={() => setOpen(false)} />
    </section>
  )
}
