import { expect, test } from 'vitest'
import { csvOf, escapeCsvFormula, unescapeCsvFormula } from './csv.ts'

test('a list for a spreadsheet is in quotes, line by line, and Excel knows its letters', () => {
  const rows = [
    ['Child', 'Note'],
    ['ਪੈਂਤੀ', 'says "hello"'],
  ]
  expect(csvOf(rows)).toBe('\ufeff"Child","Note"\r\n"ਪੈਂਤੀ","says ""hello"""\r\n')
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
  ['\uFEFF\u200B=1+1', "'\uFEFF\u200B=1+1"],
  ['"=1+1', '\'"=1+1'],
  ['\t1', "'\t1"],
  ['\r1', "'\r1"],
  ['\u001B[31mred\u009B\u007F', '[31mred'],
  ['Hello;=1+1', "Hello;'=1+1"],
  ['Hello\t=1+1', "Hello\t'=1+1"],
  ['Hello\n=1+1', "Hello\n'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
  // Digits that a spreadsheet would shorten or take for an exponent.
  ...['05550100200', '00919876543210', ' 0555 ', '1234567890123456', '12E45'].map((text) => [
    text,
    `'${text}`,
  ]),
  ...['0555 0100-200', 'ਪੈਂਤੀ', 'Anne-Marie', 'parent@example.org', '', 'ਕ\u200Dਖ'].map((text) => [text, text]),
])(
  '%j begins no formula, also where a spreadsheet would begin a new cell, and keeps all but control characters',
  (text = '', safe = '') => {
    expect(escapeCsvFormula(text)).toBe(safe)
    expect(unescapeCsvFormula(safe)).toBe(text.replace(/(?![\t\r\n])\p{Cc}/gu, ''))
  },
)
