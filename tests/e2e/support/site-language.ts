import type { Page } from '@playwright/test'
import { languageAt, languageOf as languageWithCode, languages } from '#content/languages.ts'
import * as en from './words/en.ts'
import * as pa from './words/pa.ts'

/** The sentences of a language, by the files of `src/content` that they are in. */
export type Words = typeof en

/** A language that the site is visited in. */
export interface SiteLanguage {
  code: string
  /** What the addresses of its pages begin with. */
  basePath: string
  words: Words
}

export const siteLanguages: readonly [english: SiteLanguage, punjabi: SiteLanguage] = [
  { ...languageWithCode('en'), words: en },
  { ...languageWithCode('pa'), words: pa },
]

/** Those that the site is built in. */
export const builtLanguages = siteLanguages.filter(({ code }) => languages.some((one) => one.code === code))

/** The language of the page that is open; English where none is. */
export function languageOf(page: Page): SiteLanguage {
  const [english, punjabi] = siteLanguages
  return languageAt(new URL(page.url()).pathname).code === punjabi.code ? punjabi : english
}
