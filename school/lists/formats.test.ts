import { expect, test } from 'vitest'
import { type Column, escapeCsvFormula, table } from './formats.ts'

const columns: Column<Record<string, string>>[] = [
  { name: 'a', title: 'A', width: 6, of: ({ a = '' }) => a },
  { name: 'b', title: 'B', width: 3, isWhole: true, of: ({ b = '' }) => b },
  { name: 'c', title: 'C', width: 2, of: ({ c = '' }) => c },
]

function row(a: string, b = '', c = ''): string {
  return table(columns, [{ a, b, c }]).split('\n').slice(2).join('\n')
}

test('columns stand below their heads, and no line ends in spaces', () => {
  expect(table(columns, [{ a: 'x' }])).toBe('A       B    C\n------  ---  --\nx\n')
  expect(row('one', 'two', 'x')).toBe('one     two  x\n')
  expect(row('one')).toBe('one\n')
})

test('what is too long is cut, but not what must be whole', () => {
  expect(row('1234567', '12345', 'abc')).toBe('12345…  12345  a…\n')
})

test('Gurmukhi is cut between its letters, never inside one', () => {
  expect(row('ਪੈਂਤੀਪੈਂਤੀਪੈਂਤੀਪੈਂਤੀ', 'x')).toBe('ਪੈਂਤੀਪੈਂਤੀਪੈਂ…  x\n')
  expect(row('ਪੈਂਤੀ', 'x')).toBe('ਪੈਂਤੀ      x\n')
})

test('letters of double width take two places', () => {
  expect(row('漢字漢字', 'x')).toBe('漢字…   x\n')
})

test('no stored text moves the cursor, colours the terminal or turns the writing around', () => {
  expect(row('a\u001B[2J')).toBe('a [2J\n')
  expect(row('a\r\nb\tc')).toBe('a  b c\n')
  expect(row('\u009B31mx')).toBe(' 31mx\n')
  expect(row('\u202Eab\u2066c\u2028d')).toBe('abc d\n')
  expect(row('\uD800x')).toBe('\uFFFDx\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+15550100200', "'+15550100200"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['  =1+1', "'  =1+1"],
  ['\u00A0=1+1', "'\u00A0=1+1"],
  ['\uFEFF\u200B=1+1', "'\uFEFF\u200B=1+1"],
  ['"=1+1', '\'"=1+1'],
  ['\t1', "'\t1"],
  ['\r1', "'\r1"],
  ['\0=1+1', "'=1+1"],
  ['\u001B[31mred\u009B\u007F', '[31mred'],
  ['Hello;=1+1', "Hello;'=1+1"],
  ['Hello; @A1', "Hello;' @A1"],
  ['Hello;"=1+1";"=2"', 'Hello;\'"=1+1";\'"=2"'],
  ['Hello\t=1+1', "Hello\t'=1+1"],
  ['Hello\n=1+1', "Hello\n'=1+1"],
  ['Hello\r\n=1+1', "Hello\r\n'=1+1"],
  ['Hello;\n=1+1', "Hello;\n'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
])(
  '%j begins no formula, also where a spreadsheet would begin a new cell, and keeps no control character',
  (text, safe) => {
    expect(escapeCsvFormula(text)).toBe(safe)
  },
)

test.each([
  ['05550100200', "'05550100200"],
  ['00919876543210', "'00919876543210"],
  [' 0555 ', "' 0555 "],
  ['1234567890123456', "'1234567890123456"],
  ['12E45', "'12E45"],
])('the digits %j stay as they are', (text, safe) => {
  expect(escapeCsvFormula(text)).toBe(safe)
})

test.each([
  '0',
  '0555 0100-200',
  'ਪੈਂਤੀ',
  'Anne-Marie',
  'a=b',
  'parent@example.org',
  '',
  '2026-01-02',
  'ਕ\u200Dਖ',
])('%j stays as it is', (text) => {
  expect(escapeCsvFormula(text)).toBe(text)
})
