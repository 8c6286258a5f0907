import { site } from '#content/site.ts'
import { language } from '#words/language.ts'
import { paths } from '#lib/paths.ts'

/** The path of a page in the language that is built, of its path without one: `/pa/courses` of `/courses`. */
export function inLanguage(path: string, { basePath }: { basePath: string } = language): string {
  return basePath !== '' && path === paths.home ? basePath : basePath + path
}

/** The whole address of a page in the language that is built. */
export function addressOf(path: string): string {
  return site.address + inLanguage(path)
}
