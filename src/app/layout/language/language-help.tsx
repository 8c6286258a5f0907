import { language } from '#copy/language.ts'
import { LanguageOffer } from './language-offer.tsx'
import { otherLanguages } from './language-switch.tsx'
import { Listen } from './listen.tsx'

/**
 * What helps with the language: on some pages a button that speaks their first words, where the device can speak; on the
 * others the language that the visitor's browser asks for first, where it is another one of the site.
 */
export function LanguageHelp() {
  const { listen } = language
  if (listen !== undefined) return 'speechSynthesis' in window && <Listen label={listen} />
  const preferred = otherLanguages.find(({ code }) => code === navigator.language.split('-')[0])
  return preferred?.offer !== undefined && <LanguageOffer to={preferred} offer={preferred.offer} />
}
