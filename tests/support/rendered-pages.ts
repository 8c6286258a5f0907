import { languageOf } from '#content/languages.ts'
import { language } from '#copy/language.ts'
import { env } from '#lib/env.ts'
import { inLanguage } from '#lib/paths.ts'
import type { Program } from '#model/values/program.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'
import { programIn } from '#tools/languages.ts'
import { prerenderedPages } from '#tools/prerender/pages.ts'
import { renderPage } from '#tools/prerender/render-page.tsx'
import { configure } from '../pages/visit-member.tsx'

/**
 * The text of each page that says something of courses, as the build draws it from these, by its path; what search
 * engines are told of it is at the end.
 */
export async function renderCourses(courses: CatalogueEntry[]): Promise<Map<string, string>> {
  configure(env, { program: JSON.parse(programIn(languageOf(language.code), courses)) as Program })
  const texts = new Map<string, string>()
  for (const { name, path, data = {}, description, things } of prerenderedPages({ courses, posts: [] })) {
    if (!['home', 'courses', 'course', 'faq'].includes(name)) continue
    const markup = await renderPage(inLanguage(path, language), data)
    // Elements that follow each other are apart, and a sentence of several values is in one piece.
    const text = markup.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '\n')
    texts.set(path, [text, description, JSON.stringify(things)].join('\n'))
  }
  return texts
}
