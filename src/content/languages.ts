import { site } from './site.ts'

/** A language of the site: a folder of words beside this file, called as its code, and a build of its own. */
export interface Language {
  /** As `lang` and `hreflang` name it, and the catalogue: the texts of `1.yaml` in it are in `1.pa.yaml`. */
  code: string
  /** What the addresses of its pages begin with. */
  basePath: string
  /** What it calls itself. */
  name: string
  /** As link previews name it (ogp.me). */
  locale: string
  /** The folder of its type (`src/styles`), called as Unicode calls its letters. */
  script: string
  /** In it, to a visitor whose browser asks for it first: that the site can be read in it. Without this, nobody is told. */
  offer?: { text: string; close: string }
  /**
   * What a button says in it that speaks the first words of a page, for who cannot read them. Without this, its pages
   * offer the other languages.
   */
  listen?: string
}

/** All possible languages. The first one has no prefix in its addresses, and stands in for missing translations. */
export const allLanguages: readonly [Language, ...Language[]] = [
  { code: 'en', basePath: '', name: 'English', locale: 'en_GB', script: 'latin' },
  {
    code: 'pa',
    basePath: '/pa',
    name: 'ਪੰਜਾਬੀ',
    locale: 'pa_IN',
    script: 'gurmukhi',
    offer: { text: 'ਇਹ ਸਾਈਟ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ:', close: 'ਬੰਦ ਕਰੋ' },
    listen: 'ਸੁਣੋ',
  },
]

const chosen: readonly Language[] = allLanguages.filter(({ code }) => site.languages.includes(code))

/** Those that it is in. English is always one of them. */
export const languages = chosen as typeof allLanguages

/** @throws if there is no such language. */
export function languageOf(code: string): Language {
  const found = allLanguages.find((language) => language.code === code)
  if (found === undefined) throw new Error(`languages.ts has no language "${code}".`)
  return found
}

/** The language of the page at a path of the site, which is matched in any case. */
export function languageAt(path: string): Language {
  const [, folder = ''] = path.toLowerCase().split(/[/?#]/)
  return languages.find(({ basePath }) => basePath === `/${folder}`) ?? languages[0]
}
