import type { Page } from '@playwright/test'
import { language as english } from '#content/en/language.ts'
import { language as punjabi } from '#content/pa/language.ts'
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
  { ...english, words: en },
  { ...punjabi, words: pa },
]

/** The language of the page that is open; English where none is. */
export function languageOf(page: Page): SiteLanguage {
  const [english, punjabi] = siteLanguages
  const [, folder] = new URL(page.url()).pathname.split('/')
  return `/${folder ?? ''}` === punjabi.basePath ? punjabi : english
}
