import { site } from '#content/site.ts'
import { language } from '#copy/language.ts'
import { inLanguage } from '#lib/paths.ts'

/** The whole address of a page in the language that is built. */
export function addressOf(path: string): string {
  return site.address + inLanguage(path, language)
}
