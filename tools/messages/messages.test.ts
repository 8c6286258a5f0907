import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { csvOf } from '#lib/csv.ts'
import { heads, importTable } from './import.ts'
import { readPairs } from './sentences.ts'

const pairs = await readPairs('.')
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'painti-messages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const part of ['src/content', 'catalogue/courses', '.prettierrc.json'])
    await cp(part, path.join(root, part), { recursive: true })
})

it('every sentence stands beside its Punjabi, with its doubt where there is one', () => {
  const pairOf = (key: string) => pairs.find((pair) => pair.key === key)
  expect(pairOf('account.signUp.title')).toMatchObject({
    english: { text: 'Create account' },
    punjabi: { text: 'ਖਾਤਾ ਬਣਾਓ' },
    doubt: '',
  })
  expect(pairOf('courses.level')?.punjabi?.text).toBe('(level) => `ਪੱਧਰ ${level}`')
  expect(pairOf('enrol.cart.checkout')?.doubt).toContain('says that the press enrols')
  expect(pairOf('courses/2.learn.1')?.punjabi?.text).toMatch(/^ਖਾਣਾ-ਪੀਣਾ: /)
  expect(pairOf('letter.subject')?.punjabi?.text).toContain('ਥਾਂ ਪੱਕੀ ਹੈ: ${course}')
  // What teaches the reader of English to read Gurmukhi has none.
  const withoutPunjabi = pairs.filter(({ punjabi }) => punjabi === undefined).map(({ key }) => key)
  expect(withoutPunjabi.filter((key) => !/^home\.(greeting|letters)/.test(key))).toEqual([])
})

it.each([
  ['as it was printed', (csv: string) => csv],
  ['as Excel saves it', (csv: string) => csv.replaceAll('","', '";"').replaceAll(/(?<!\r)\n/g, '\r\n')],
  ['without what a spreadsheet takes away', (csv: string) => csv.slice(1).replaceAll('"\'', '"')],
])('the whole table, %s, changes nothing', async (_how, saved) => {
  const rows = pairs.map(({ key, english, punjabi, doubt }) => [
    key,
    english.text,
    punjabi?.text ?? '',
    doubt,
  ])
  expect(await importTable(root, saved(csvOf([heads, ...rows])))).toEqual({ changes: [], problems: [] })
})

it('changed words go to where they came from, and nothing else changes', async () => {
  const table = [
    ['account.signUp.title', "ਖਾਤਾ 'ਖੋਲ੍ਹੋ'"],
    ['courses.levelOf', '(level, last) => (level > last ? `ਪੱਧਰ ${level}` : `ਪੱਧਰ ${level}, ਕੁੱਲ ${last}`)'],
    ['dashboard.students.dashboard.duplicate', 'ਇਹ ਬੱਚਾ ਸੂਚੀ ਵਿੱਚ ਹੈ!'],
    ['courses/1.learn.5', 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: "ਜੀ"'],
    ['courses/1.place', 'ਆਨਲਾਈਨ।'],
  ]
  const { problems } = await importTable(root, csvOf([['where', 'Punjabi'], ...table]))
  expect(problems).toEqual([])
  const changed = new Map((await readPairs(root)).map(({ key, punjabi }) => [key, punjabi?.text]))
  const before = new Map(pairs.map(({ key, punjabi }) => [key, punjabi?.text]))
  for (const [key = '', text] of [...table, ['dashboard.students.page.duplicate', 'ਇਹ ਬੱਚਾ ਸੂਚੀ ਵਿੱਚ ਹੈ!']])
    before.set(key, text)
  expect(changed).toEqual(before)
  const course = await readFile(path.join(root, 'catalogue/courses/1.pa.yaml'), 'utf8')
  expect(course).toMatch(/^# .*\n# [^]*--ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: \\"ਜੀ\\""\n[^]*\nplace: >-\n {2}ਆਨਲਾਈਨ।\nbring: >-\n/)
})

it('what is more than words is refused, each with a sentence, and nothing is written', async () => {
  const only = 'and only words may change.'
  const refused = [
    ['courses.level', '(level) => `ਪੱਧਰ`', `it lost \${level}, ${only}`],
    ['courses.after', '(level) => `${level} ${level} ਤੋਂ ਬਾਅਦ`', `it gained \${level}, ${only}`],
    [
      'courses.room',
      '(days) => `ਥਾਂ: ${alert(days)}`',
      `it lost \${days} and gained \${alert ( days )}, ${only}`,
    ],
    [
      'courses.hours.from',
      '(day, times) => some',
      `it lost some words \${day} \${times} and gained some, ${only}`,
    ],
    [
      'contact.answered',
      "() => (replyTime === 'now' ? '' : `ਅਸੀਂ ${when}ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।`)",
      `it lost '' and gained 'now', ${only}`,
    ],
    ['contact.failed', '`${site.email}`, alert()', 'it cannot be read as code.'],
    ['account.signUp.title', 'ਖਾਤਾ <b>ਬਣਾਓ</b> ', `it gained a space at the end </b> <b>, ${only}`],
    ['dashboard.students.dashboard.duplicate', 'ਹੈ', ''],
    [
      'dashboard.students.page.duplicate',
      'ਨਹੀਂ',
      'dashboard.students.dashboard.duplicate is the same, and says something else.',
    ],
    ['courses/1.learn.0', '', `it lost some words : and gained an empty text, ${only}`],
    ['courses/1.activities.0', 'ਇੱਕ--ਦੋ', `it gained --, ${only}`],
    ['courses/1.cost', '0', 'there is no such sentence.'],
  ] as const
  const table = [['where', 'Punjabi'], ...refused.map(([key, cell]) => [key, cell])]
  const { problems } = await importTable(root, csvOf(table))
  const sentences = refused.filter(([, , problem]) => problem !== '')
  expect(problems).toEqual(sentences.map(([key, , problem]) => `${key}, Punjabi: ${problem}`))
  expect((await readPairs(root)).map(({ punjabi }) => punjabi?.text)).toEqual(
    pairs.map(({ punjabi }) => punjabi?.text),
  )
})
