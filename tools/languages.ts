import { defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { language as english } from '#content/en/language.ts'
import { language as punjabi } from '#content/pa/language.ts'

/** A language of the site: a folder of words (`src/content`) and a build of its own. */
export interface Language {
  /** As `lang` and `hreflang` name it. */
  code: string
  /** What the addresses of its pages begin with. */
  basePath: string
  /** The folder of its type (`src/styles`). */
  script: 'latin' | 'gurmukhi'
  /** As link previews name it (ogp.me). */
  locale: string
  /** What each of its pages imports once it is ready (`src/app/layout/site-layout.tsx`). */
  importedLater?: string
}

/** The first one has the addresses without a language in them. */
export const languages: readonly Language[] = [
  { ...english, script: 'latin', locale: 'en_GB' },
  { ...punjabi, script: 'gurmukhi', locale: 'pa_IN', importedLater: 'src/app/layout/listen.tsx' },
]

/**
 * What Vite is told beside `vite.config.ts` to take a language's files: `package.json` names them by a condition that is
 * called as the language is.
 */
export function viteOptionsFor({ code, script }: Language): InlineConfig {
  return {
    resolve: { conditions: [code, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
    plugins: [
      {
        name: 'painti-document-language',
        transformIndexHtml: {
          // Before Vite takes in the style sheet.
          order: 'pre',
          handler: (html) =>
            html
              .replace('<html lang="en">', `<html lang="${code}">`)
              .replace('/styles/latin/', `/styles/${script}/`)
              // The posts of the feed are in English.
              .replace(code === 'en' ? '' : /<link rel="alternate"[^>]*>/, ''),
        },
      },
    ],
  }
}
