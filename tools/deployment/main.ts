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
const { missing, poorer } = lacksOf(site, inOtherLanguages)
try {
  checkEnvironment(loadEnv('production', root, 'VITE_'))
} catch (error) {
  missing.push(...(error as Error).message.split('\n'))
}
try {
  const { courses } = await readCatalogue(path.join(root, 'catalogue'))
  const open = courses.filter(
    ({ id, fields }) => !hasEnded(readListedCourse(id, fields), schoolDay(new Date())),
  )
  if (open.length === 0) missing.push('catalogue/courses: no term is still to end, so nobody can enrol.')
} catch (error) {
  missing.push((error as Error).message)
}
for (const sentence of missing) console.log(`Missing  ${sentence}`)
for (const sentence of poorer) console.log(`Optional ${sentence}`)
console.log(missing.length === 0 ? 'Nothing that the site needs is missing.' : 'Not ready for families yet.')
process.exitCode = missing.length === 0 ? 0 : 1
