import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { csvOf } from '#lib/csv.ts'
import { heads, importTable, readTable } from './table.ts'

const table = await readTable('.')
const punjabi = new Map(table.map(({ where, Punjabi }) => [where, Punjabi?.text]))
let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'painti-messages-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const part of ['src/content', 'catalogue/courses', '.prettierrc.json'])
    await cp(part, path.join(root, part), { recursive: true })
})

it('every sentence stands beside its Punjabi, with its doubt where there is one', () => {
  expect(punjabi.get('account.signUp.title')).toBe('ਖਾਤਾ ਬਣਾਓ')
  expect(punjabi.get('courses.level')).toBe('(level) => `ਪੱਧਰ ${level}`')
  expect(punjabi.get('courses/2.learn.1')).toMatch(/^ਖਾਣਾ-ਪੀਣਾ: /)
  const { doubt } = table.find(({ where }) => where === 'enrol.cart.checkout') ?? {}
  expect(doubt).toContain('says that the press enrols')
  // What teaches the reader of English to read Gurmukhi has none.
  const without = [...punjabi.keys()].filter((where) => punjabi.get(where) === undefined)
  expect(without.filter((where) => !/^home\.(greeting|letters)/.test(where))).toEqual([])
})

it('the whole table, as it was printed or as a spreadsheet saves it, changes nothing', async () => {
  const rows = table.map(({ where, English, Punjabi }) => [where, English.text, Punjabi?.text ?? '', ''])
  const csv = csvOf([heads, ...rows])
  const excel = csv.replaceAll('","', '";"').replaceAll(/(?<!\r)\n/g, '\r\n')
  for (const saved of [csv, excel, csv.slice(1).replaceAll('"\'', '"')])
    expect(await importTable(root, saved)).toEqual({ changes: [], problems: [] })
})

it('changed words go to where they came from, and nothing else changes', async () => {
  const changed = [
    ['account.signUp.title', "ਖਾਤਾ 'ਖੋਲ੍ਹੋ'"],
    ['courses.levelOf', '(level, last) => (level > last ? `ਪੱਧਰ ${level}` : `ਪੱਧਰ ${level}, ਕੁੱਲ ${last}`)'],
    ['dashboard.students.dashboard.duplicate', 'ਇਹ ਬੱਚਾ ਸੂਚੀ ਵਿੱਚ ਹੈ!'],
    ['courses/1.learn.5', 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: "ਜੀ"'],
    ['courses/1.place', 'ਆਨਲਾਈਨ।'],
  ] as const
  expect(await importTable(root, csvOf([['where', 'Punjabi'], ...changed]))).toMatchObject({ problems: [] })
  const found = new Map((await readTable(root)).map(({ where, Punjabi }) => [where, Punjabi?.text]))
  // The same sentence has two rows.
  const both = ['dashboard.students.page.duplicate', changed[2][1]] as const
  expect(found).toEqual(new Map([...punjabi, ...changed, both]))
  const course = await readFile(path.join(root, 'catalogue/courses/1.pa.yaml'), 'utf8')
  expect(course).toMatch(/^# .*\n# [^]*--ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: \\"ਜੀ\\""\n[^]*\nplace: >-\n {2}ਆਨਲਾਈਨ।\nbring: >-\n/)
})

it('what is more than words is refused, each with a sentence, and nothing is written', async () => {
  const refused = [
    ['courses.level', '(level) => `ਪੱਧਰ`', 'lost ${level} and gained nothing'],
    ['courses.after', '(level) => `${level} ${level} ਤੋਂ ਬਾਅਦ`', 'lost nothing and gained ${level}'],
    ['courses.room', '(days) => `ਥਾਂ: ${alert(days)}`', 'lost ${days} and gained ${alert ( days )}'],
    ['courses.hours.from', '(day, times) => x', 'lost some words ${day} ${times} and gained x'],
    ['contact.failed', '`x ${site.email}`, alert()', 'lost nothing and gained , alert ( )'],
    ['account.signUp.title', 'ਖਾਤਾ <b>ਬਣਾਓ ', 'lost nothing and gained a space at the end <b>'],
    ['courses/1.learn.0', '', 'lost some words : and gained an empty text'],
    ['courses/1.activities.0', 'ਇੱਕ--ਦੋ', 'lost nothing and gained --'],
  ] as const
  const others = [
    'dashboard.students.dashboard.duplicate',
    'dashboard.students.page.duplicate',
    'courses/1.cost',
  ]
  const rows = [
    ['where', 'Punjabi'],
    ...refused.map(([where, cell]) => [where, cell]),
    ...others.map((one) => [one, one]),
  ]
  expect((await importTable(root, csvOf(rows))).problems).toEqual([
    ...refused.map(([where, , problem]) => `${where}, Punjabi: it ${problem}, and only words may change.`),
    `${others[1]}: ${others[0]} is the same, and says something else.`,
    'courses/1.cost, Punjabi: there is no such sentence.',
  ])
  expect((await readTable(root)).map(({ Punjabi }) => Punjabi?.text)).toEqual([...punjabi.values()])
})
