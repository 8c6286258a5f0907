import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// What a school adds to a copy of the project, of which nothing else is changed. A third language, with no words of its
// own yet: a folder, a row of the table, a code, and a text in the catalogue. And recordings of two letters.

const root = path.join(import.meta.dirname, '../..')
const row = `  { code: 'xx', basePath: '/xx', name: 'Third', locale: 'xx_XX', script: 'latin' },\n`
let copy = ''

beforeAll(async () => {
  copy = await temporaryFolder(afterAll)
  for (const name of readdirSync(root)) {
    if (name === 'node_modules') symlinkSync(path.join(root, name), path.join(copy, name))
    else if (!/^(\.git|\.local|dist)$/.test(name))
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  const words = path.join(copy, 'src/content/xx')
  await mkdir(words)
  for (const file of readdirSync(path.join(root, 'src/content/en')))
    writeFileSync(path.join(words, file), `export * from '../en/${file}'\n`)
  writeFileSync(
    path.join(words, 'language.ts'),
    "import { language as english } from '../en/language.ts'\nimport { languageOf } from '../languages.ts'\n\nexport const language = { ...english, ...languageOf('xx') }\n",
  )
  const table = path.join(copy, 'src/content/languages.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace(/^\]$/m, `${row}]`))
  const school = path.join(copy, 'src/content/site.ts')
  const chosen = readFileSync(school, 'utf8').replace(/languages: \[.*\]/, "languages: ['en', 'pa', 'xx']")
  writeFileSync(school, chosen)
  writeFileSync(path.join(copy, 'catalogue/courses/1.xx.yaml'), 'Title: Third letters\n')
  await mkdir(path.join(copy, 'public/sounds'))
  for (const name of ['aira', 'aira-friend', 'oora'])
    writeFileSync(path.join(copy, `public/sounds/${name}.mp3`), '')
  // Vitest's own NODE_ENV would build the site for developers.
  const settings = { cwd: copy, maxBuffer: 1e8, env: { ...process.env, NODE_ENV: 'production' } }
  const build = ['--import', 'tsx', 'tools/prerender/main.ts', '--trial']
  await promisify(execFile)(process.execPath, build, settings)
})

function built(file: string): string {
  return readFileSync(path.join(copy, 'dist', file), 'utf8')
}

test('a third language is built, and each page leads to it', () => {
  const course = built('xx/courses/1.html')
  expect(course).toContain('<html lang="xx">')
  expect(course).toContain('Third letters')
  expect(course).toContain('Meet the 35 letters, hear their sounds and write your own name.')
  expect(course).toMatch(/<meta property="og:locale" content="xx_XX"/)
  expect(course).toContain('"inLanguage":["en","pa","xx"]')
  for (const file of ['xx.html', 'xx/app.html', 'xx/404.html'])
    expect(existsSync(path.join(copy, 'dist', file)), file).toBe(true)
  for (const [file, links] of [
    ['courses/1.html', ['/pa/courses/1', '/xx/courses/1']],
    ['pa/courses/1.html', ['/courses/1', '/xx/courses/1']],
    ['xx/courses/1.html', ['/courses/1', '/pa/courses/1']],
  ] as const)
    for (const link of links) expect(built(file), file).toMatch(new RegExp(`<a [^>]*href="${link}" lang=`))
  expect(built('sitemap.xml')).toContain(`hreflang="xx" href="${site.address}/xx/courses/1"`)
})

test('recordings are known to the pages by their names', () => {
  const assets = readdirSync(path.join(copy, 'dist/assets')).filter((file) => file.endsWith('.js'))
  expect(assets.some((file) => built(`assets/${file}`).includes('aira-friend,aira,oora'))).toBe(true)
})
