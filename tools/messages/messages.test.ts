import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allLanguages, type Language } from '#content/languages.ts'
import { csvOf } from '#lib/csv.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { headsOf, importTable, readTable } from './table.ts'

let table: Awaited<ReturnType<typeof readTable>>
let punjabi: Map<string, string | undefined>
const tamil: Language = { code: 'ta', basePath: '/ta', name: 'தமிழ்', locale: 'ta_IN', script: 'tamil' }
let root: string

function punjabiIn(rows: typeof table): Map<string, string | undefined> {
  return new Map(rows.map(({ where, sentences }) => [where, sentences.get('Punjabi')?.text]))
}

beforeAll(async () => {
  table = await readTable('.', allLanguages)
  punjabi = punjabiIn(table)
})

beforeEach(async () => {
  root = await temporaryFolder()
  for (const part of ['src/content', 'catalogue/courses', '.prettierrc.json'])
    await cp(part, path.join(root, part), { recursive: true })
})

async function importFile(saved: string | Uint8Array, languages = allLanguages) {
  const file = path.join(root, 'messages.csv')
  await writeFile(file, saved)
  return importTable(root, file, languages)
}

async function refusalOf(attempt: Promise<unknown>): Promise<string[]> {
  const message = await attempt.then(
    () => 'It was taken.',
    (reason: unknown) => (reason as Error).message,
  )

  return message.split('\n')
}

it('every sentence stands beside its Punjabi, with its doubt where there is one', () => {
  expect(punjabi.get('account.signUp.title')).toBe('ਖਾਤਾ ਬਣਾਓ')
  expect(punjabi.get('courses.level')).toBe('(level) => `ਪੱਧਰ ${level}`')
  expect(punjabi.get('courses/2.learn.1')).toMatch(/^ਖਾਣਾ-ਪੀਣਾ: /)
  const { cells } = table.find(({ where }) => where === 'enrol.cart.checkout') ?? {}
  expect(cells?.at(-1)).toMatch(/^Punjabi: .*says that the press enrols/)
  // What teaches the reader of English to read Gurmukhi has none.
  const without = [...punjabi.keys()].filter((where) => punjabi.get(where) === undefined)
  expect(without.filter((where) => !/^home\.(greeting|alphabet)/.test(where))).toEqual([])
})

it('the whole table in English and Punjabi, as it was printed or as a spreadsheet saves it, changes nothing', async () => {
  const csv = csvOf([headsOf(allLanguages), ...table.map(({ cells }) => cells)])
  const excel = csv.replaceAll('","', '";"').replaceAll(/(?<!\r)\n/g, '\r\n')
  for (const saved of [csv, excel, `${csv.slice(1).replaceAll('"\'', '"')}\r\n`])
    expect(await importFile(saved)).toEqual([])
})

it('changed words in Punjabi go to where they came from, and nothing else changes', async () => {
  const changed = [
    ['account.signUp.title', "ਖਾਤਾ 'ਖੋਲ੍ਹੋ'"],
    ['courses.levelAndTitle', '(level, title) => (level === null ? title : `ਪੱਧਰ ${level}, ${title}`)'],
    ['dashboard.students.dashboard.duplicate', 'ਇਹ ਬੱਚਾ ਸੂਚੀ ਵਿੱਚ ਹੈ!'],
    ['courses/1.learn.5', 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: "ਜੀ"'],
    ['courses/1.place', 'ਆਨਲਾਈਨ।'],
  ] as const
  await importFile(csvOf([['where', 'Punjabi'], ...changed]))
  // The same sentence has two rows.
  const both = ['dashboard.students.page.duplicate', changed[2][1]] as const
  expect(punjabiIn(await readTable(root, allLanguages))).toEqual(new Map([...punjabi, ...changed, both]))
  const course = await readFile(path.join(root, 'catalogue/courses/1.pa.yaml'), 'utf8')
  expect(course).toMatch(/^# .*\n# [^]*--ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ: \\"ਜੀ\\""\n[^]*\nplace: >-\n {2}ਆਨਲਾਈਨ।\nbring: >-\n/)
})

it('a third language beside Punjabi has a column and doubts of its own, also where its words are in folders', async () => {
  const content = path.join(root, 'src/content')
  await cp(path.join(content, 'pa'), path.join(content, 'ta'), { recursive: true })
  await cp(path.join(root, 'catalogue/courses/1.pa.yaml'), path.join(root, 'catalogue/courses/1.ta.yaml'))
  for (const code of ['en', 'pa', 'ta']) {
    await mkdir(path.join(content, code, 'member'))
    await rename(path.join(content, code, 'enrol.ts'), path.join(content, code, 'member/enrol.ts'))
  }
  await writeFile(path.join(content, 'pa/uncertain.yaml'), 'member/enrol.cart.checkout: the first\n')
  await writeFile(path.join(content, 'ta/uncertain.yaml'), 'member/enrol.cart.checkout: the second\n')
  const three = [...allLanguages, tamil] as const
  const changed = csvOf([
    ['where', 'Tamil'],
    ['member/enrol.cart.checkout', 'பதிவு செய்'],
    ['courses/1.Title', 'முதல் எழுத்துகள்'],
  ])
  expect(headsOf(three)).toEqual(['where', 'English', 'Punjabi', 'Tamil', 'uncertain'])
  expect(await importFile(changed, three)).toHaveLength(2)
  const rows = await readTable(root, three)
  const checkout = punjabi.get('enrol.cart.checkout')
  expect(rows.find(({ where }) => where === 'member/enrol.cart.checkout')?.cells.slice(2)).toEqual([
    checkout,
    'பதிவு செய்',
    'Punjabi: the first\nTamil: the second',
  ])
})

describe('A table in Punjabi is refused with file and row, and nothing is written:', () => {
  it('what is more than words', async () => {
    const refused = [
      ['courses.level', '(level) => `ਪੱਧਰ`', 'it lacks ${level}'],
      ['courses.after', '(level) => `${level} ${level} ਤੋਂ ਬਾਅਦ`', 'it has ${level}, which was not there'],
      [
        'courses.room',
        '(days) => `ਥਾਂ: ${alert(days)}`',
        'it lacks ${days}, and it has ${alert ( days )}, which was not there',
      ],
      [
        'courses.hours.from',
        '(day, times) => x',
        'it lacks some words ${day} ${times}, and it has x, which was not there',
      ],
      ['contact.failed', '`x ${site.email}`, alert()', 'it has , alert ( ), which was not there'],
      ['account.signUp.title', 'ਖਾਤਾ <b>ਬਣਾਓ ', 'it has a space at the end <b>, which was not there'],
      ['courses/1.activities.0', 'ਇੱਕ--ਦੋ', 'it has --, which was not there'],
    ] as const
    const others = ['dashboard.students.dashboard.duplicate', 'dashboard.students.page.duplicate']
    const rows = [
      ['where', 'Punjabi'],
      ...refused.map(([where, cell]) => [where, cell]),
      ...[...others, 'courses/1.cost'].map((one) => [one, one]),
      ['courses/1.learn.0', ''],
      ['courses.level', '(level) => `ਪੱਧਰ ${level}'],
    ]
    expect(await refusalOf(importFile(csvOf(rows)))).toEqual([
      ...refused.map(
        ([where, , problem], index) =>
          `messages.csv, row ${index + 2}: ${where}, Punjabi: ${problem}: only words may change.`,
      ),
      `messages.csv, row 10: ${others[1]}, Punjabi: it is the sentence of row 9, ${others[0]}, which says something else.`,
      'messages.csv, row 11: courses/1.cost, Punjabi: there is no such sentence.',
      'messages.csv, row 12: courses/1.learn.0, Punjabi: the cell is empty.',
      'messages.csv, row 13: courses.level, Punjabi: a bracket or a quotation mark is missing or too much.',
    ])
  })

  const title = 'account.signUp.title'
  const rowsOf = (cell: string) => `where,Punjabi\ncourses/1.cost,\n${title},${cell}\n`
  const utf16 = Buffer.from(`\ufeff${rowsOf('ਖਾਤਾ')}`, 'utf16le')
  const latin = Buffer.from(rowsOf('caf\u00e9'), 'latin1')
  const failures = ['#NAME?', '#REF!', '#VALUE!', '#N/A', '#DIV/0!', '#NULL!', '#NUM!', '#WERT!', 'Err:508']

  it.each<[string, string | Uint8Array, string]>([
    [
      'another head',
      'where,Panjabi\n',
      'row 1: the first row must say what the columns are, where, English, Punjabi, uncertain, each once, and not “Panjabi”.',
    ],
    ['a head twice', 'where;Punjabi;Punjabi\n', 'row 1: the first row must say'],
    ['no heads', `${title},ਖਾਤਾ\n`, 'row 1: the first row must say'],
    ['nothing', '', 'row 1: the first row must say'],
    [
      'letters of another encoding',
      latin,
      'row 3: letters are lost: save the table anew, as “CSV UTF-8” in Excel,',
    ],
    ['Unicode of another encoding', utf16, 'row 1: letters are lost'],
    ['lost letters', rowsOf('ਖਾ\ufffdਾ'), 'row 3: letters are lost'],
    [
      'question marks',
      rowsOf('???? ?????'),
      `row 3: ${title}, Punjabi: question marks stand in the place of letters`,
    ],
    [
      'a quotation mark alone',
      rowsOf('"ਖਾਤਾ'),
      'row 3: a bracket or a quotation mark is missing or too much',
    ],
    ['a separator in a cell', rowsOf('ਖਾਤਾ,ਬਣਾਓ'), 'row 3: it has more cells than the first row.'],
    ...failures.map((cell): [string, string, string] => [
      cell,
      rowsOf(cell),
      `row 3: the spreadsheet took a cell for a formula and shows ${cell} in its place`,
    ]),
  ])('%s', async (_, saved, sentence) => {
    const [refusal, ...others] = await refusalOf(importFile(saved))
    expect(refusal?.startsWith(`messages.csv, ${sentence}`), refusal).toBe(true)
    expect(others).toEqual([])
  })

  it.each([
    ['is empty', '', 'row 1: it names no sentence. Without any, delete the file.'],
    ['is no list', '# none\n- a\n', 'row 1: it names no sentence. Without any, delete the file.'],
    [
      'names what is gone',
      '# x\ncourses.full: right?\ncourses.gone: right?\n',
      'row 3: there is no sentence “courses.gone” any more. Take it out, or write where it stands now.',
    ],
    ['gives no reason', 'courses.full:\n', 'row 1: nothing says what is uncertain about “courses.full”.'],
    ['is broken', 'courses.full: "a\n', 'row 2: a bracket or a quotation mark is missing or too much.'],
  ])('doubts whose file %s', async (_, yaml, sentence) => {
    await writeFile(path.join(root, 'src/content/pa/uncertain.yaml'), yaml)
    const expected = [`src/content/pa/uncertain.yaml, ${sentence}`]
    expect(await refusalOf(readTable(root, allLanguages))).toEqual(expected)
    expect(await refusalOf(importFile(rowsOf('ਖਾਤਾ ਖੋਲ੍ਹੋ')))).toEqual(expected)
    await rm(path.join(root, 'src/content/pa/uncertain.yaml'))
    expect(await importFile(rowsOf('ਖਾਤਾ ਖੋਲ੍ਹੋ'))).toHaveLength(1)
  })
})
