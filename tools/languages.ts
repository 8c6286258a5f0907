import path from 'node:path'
import type { InlineConfig } from 'vite'
import type { Language } from '#content/languages.ts'
import { byLevel, readListedCourse } from '#model/course.ts'
import { programOf } from '#model/values/program.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'

const source = path.join(import.meta.dirname, '../src')

/**
 * Vite's options, beside `vite.config.ts`, for one language: its sentences and its type, which `package.json` maps for the
 * first one alone.
 */
export function viteOptionsFor({ code, script }: Language) {
  return {
    resolve: {
      alias: {
        '#copy': path.join(source, 'content', code),
        '#styles/type.css': path.join(source, 'styles', script, 'type.css'),
      },
    },
    plugins: [
      {
        name: 'painti-document-language',
        transformIndexHtml: {
          // Before Vite processes the style sheet.
          order: 'pre',
          handler: (html) =>
            html
              .replace('<html lang="en">', `<html lang="${code}">`)
              .replace('/styles/latin/', `/styles/${script}/`),
        },
      },
    ],
  } satisfies InlineConfig
}

/** What its pages say of all courses (`env.program`), for `VITE_PROGRAM`. */
export function programIn({ code }: Language, courses: readonly CatalogueEntry[]): string {
  const listed = courses.map(({ id, fields }) => readListedCourse(id, fields, code))
  return JSON.stringify(programOf(listed.sort(byLevel)))
}
