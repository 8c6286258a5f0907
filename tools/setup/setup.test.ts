import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { allLanguages } from '#content/languages.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runSetup } from './setup.ts'

const school = '--name=Ujala --address=https://ujala.example --email=office@ujala.example --currency=NZD'
const all = `${school} --zone=Pacific/Auckland --languages=en --project=ujala-school --yes`.split(' ')
const names = ['src/content/site.ts', '.env.example', '.prettierrc.json']
const codes = allLanguages.map(({ code }) => code).join('|')
let folder = ''

beforeEach(async () => {
  folder = await temporaryFolder()
  for (const name of names) cpSync(name, path.join(folder, name))
})

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

it('writes what the school is called and where it is, and its project, twice as once', async () => {
  await runSetup(all, folder)
  const text = read('src/content/site.ts')
  for (const line of [
    "  name: 'Ujala',\n",
    "  address: 'https://ujala.example',\n",
    "  money: { sign: 'NZ$', currency: 'NZD' },\n",
    '  names: {} as Record<string, string>,\n',
    "  city: 'Auckland',\n",
    '  cities: {} as Record<string, string>,\n',
    "  languages: ['en'],\n",
    "export const timeZone = 'Pacific/Auckland'\n",
  ])
    expect(text).toContain(line)
  const kept = (source: string) =>
    source.split('\n').filter((line) => !/^ {2}\w+: ['{[]|timeZone = /.test(line))
  expect(kept(text)).toEqual(kept(readFileSync('src/content/site.ts', 'utf8')))
  const files = [text, read('.env'), read('.firebaserc')]
  expect(files[1]).toMatch(/_API_KEY=\n[^]*_DOMAIN=ujala-school\.firebaseapp\.com\n[^]*_ID=ujala-school\n/)
  expect(JSON.parse(files[2] ?? '')).toEqual({ projects: { default: 'ujala-school' } })
  await runSetup(all, folder)
  expect([read('src/content/site.ts'), read('.env'), read('.firebaserc')]).toEqual(files)
  const other = runSetup([...all, '--project=other-school'], folder)
  await expect(other).rejects.toThrow('.env is filled in for the project ujala-school')
})

it.each([
  ['--address=https://ujala.example//', "address: 'https://ujala.example',"],
  ['--currency=inr', "currency: 'INR'"],
  ['--zone=europe/london', "timeZone = 'Europe/London'"],
  ['--zone=AMERICA/PORT-AU-PRINCE', "timeZone = 'America/Port-au-Prince'"],
  ['--zone=ASIA/kolkata', "timeZone = 'Asia/Kolkata'"],
  ['--languages=en, pa', "languages: ['en', 'pa'],"],
])('takes %s, and writes what is meant', async (typed, written) => {
  await runSetup([...all, typed], folder)
  expect(read('src/content/site.ts')).toContain(written)
})

it.each([
  ['--currency=XYZ', '--currency: "XYZ" is not a currency'],
  ['--zone=Europe/Londn', '--zone: "Europe/Londn" is not a time zone'],
  ['--address=http://ujala.example', '--address: "http://ujala.example" is not an https address'],
  ['--email=office', '--email: "office" is not an email address'],
  ['--languages=pa', `--languages: "pa" is not ${codes}, en first, each once`],
  ['--languages=en,pa,pa', `--languages: "en,pa,pa" is not ${codes}, en first, each once`],
  ['--project=demo-x1', '--project: "demo-x1" is not a real project'],
])('refuses %s before anything is written', async (wrong, sentence) => {
  await expect(runSetup([...all, wrong], folder)).rejects.toThrow(`${sentence}. Nothing was written.`)
  for (const name of names) expect(read(name)).toBe(readFileSync(name, 'utf8'))
  expect(() => read('.env')).toThrow('ENOENT')
})
