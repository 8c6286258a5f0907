import { Suspense } from 'react'
import { language } from '#words/language.ts'
import { lazyComponent } from '#lib/lazy-module.tsx'
import { otherLanguages } from './language-switch.tsx'

const LanguageOffer = lazyComponent(async () => (await import('./language-offer.tsx')).LanguageOffer, {
  isPatient: true,
})
const Listen = lazyComponent(async () => (await import('./listen.tsx')).Listen, { isPatient: true })

/**
 * What helps with the language, downloaded only where it may be wanted: on some pages a button that speaks their first
 * words, where the device can speak; on the others the language that the visitor's browser asks for first, where it is
 * another one of the site.
 */
export function LanguageHelp() {
  const { listen } = language
  if (listen !== undefined)
    return (
      'speechSynthesis' in window && (
        <Suspense>
          <Listen label={listen} />
        </Suspense>
      )
    )
  const preferred = otherLanguages.find(({ code }) => code === navigator.language.split('-')[0])
  return (
    preferred?.offer !== undefined && (
      <Suspense>
        <LanguageOffer to={preferred} offer={preferred.offer} />
      </Suspense>
    )
  )
}
