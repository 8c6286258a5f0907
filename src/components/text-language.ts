import { type Language, languages } from '#content/languages.ts'
import { language } from '#copy/language.ts'

const [first] = languages

/**
 * The language of what the school or a family has written, detected by its letters, for `lang`.
 * @returns `undefined` if it seems to be the page's.
 */
export function languageOf(text: string): string | undefined {
  // Latin words occur in texts of every language, so any other script decides.
  const own = [language, ...languages].find(
    (other) => other.script !== first.script && isWrittenIn(text, other),
  )
  const { code } = own ?? (language.script === first.script ? language : first)
  return code === language.code ? undefined : code
}

function isWrittenIn(text: string, { script }: Language): boolean {
  return new RegExp(`\\p{Script=${script.charAt(0).toUpperCase()}${script.slice(1)}}`, 'u').test(text)
}
