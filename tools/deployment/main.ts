// `npm run check:deployment` names what is still missing before families use the site: settings, configuration, terms.
import path from 'node:path'
import { loadEnv } from 'vite'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { hasEnded, readListedCourse } from '#model/course.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { schoolDay } from '#school/school-time.ts'
import { root } from '../local/site-environment.ts'
import { checkEnvironment } from '../prerender/environment.ts'
import { lacksOf } from './settings.ts'

const inOtherLanguages: Record<string, object> = {}
for (const { code } of languages.slice(1)) {
  const file = `src/content/${code}/language.ts`
  const { language } = (await import(path.join(root, file))) as { language: object }
  inOtherLanguages[file] = language
}
const lacks = lacksOf(site, inOtherLanguages)
try {
  checkEnvironment(loadEnv('production', root, 'VITE_'))
} catch (error) {
  lacks.unshift(...(error as Error).message.split('\n').map((line) => `Missing  ${line}`))
}
try {
  const { courses } = await readCatalogue(path.join(root, 'catalogue'))
  const today = schoolDay(new Date())
  if (courses.every(({ id, fields }) => hasEnded(readListedCourse(id, fields), today)))
    lacks.unshift('Missing  catalogue/courses: no term is still to end, so nobody can enrol.')
} catch (error) {
  lacks.unshift(`Missing  ${(error as Error).message}`)
}
for (const sentence of lacks) console.log(sentence)
const isReady = lacks.every((sentence) => sentence.startsWith('Optional'))
console.log(isReady ? 'Nothing is missing in these files.' : 'Not ready for families yet.')
process.exitCode = isReady ? 0 : 1
