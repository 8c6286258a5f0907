import { expect, test } from 'vitest'
import { cpuTime } from 'firestore-emulator/testing/cpu-time'
import { escapeCsvFormula } from './formats.ts'

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
])('%j cannot begin a formula', (text, safe) => {
  expect(escapeCsvFormula(text)).toBe(safe)
})

test.each([
  ['Hello;=1+1', "Hello;'=1+1"],
  ['Hello; @A1', "Hello;' @A1"],
  ['Hello;"=1+1";"=2"', 'Hello;\'"=1+1";\'"=2"'],
  ['Hello\t=1+1', "Hello\t'=1+1"],
  ['Hello\n=1+1', "Hello\n'=1+1"],
  ['Hello\r\n=1+1', "Hello\r\n'=1+1"],
  ['Hello;\n=1+1', "Hello;\n'=1+1"],
  ['\n=1+1', "'\n'=1+1"],
])('%j cannot begin one where a spreadsheet would begin a new cell', (text, safe) => {
  expect(escapeCsvFormula(text)).toBe(safe)
})

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
  '0.5',
  '0555 0100-200',
  'ਪੈਂਤੀ',
  'Anne-Marie',
  'a=b',
  'parent@example.org',
  '5550100200',
  'One; two',
  '',
  '2026-01-02',
  'ਕ\u200Dਖ',
])('%j stays as it is', (text) => {
  expect(escapeCsvFormula(text)).toBe(text)
})

test('a formula behind a control character is escaped, and the character removed', () => {
  expect(escapeCsvFormula('\0=1+1')).toBe("'=1+1")
  expect(escapeCsvFormula('\u001B[31mred\u009B\u007F')).toBe('[31mred')
})

test('a long run of separators takes linear time', () => {
  const began = cpuTime()
  escapeCsvFormula('\n'.repeat(200_000))
  escapeCsvFormula('; '.repeat(200_000))
  escapeCsvFormula(' '.repeat(200_000))
  expect(cpuTime() - began).toBeLessThan(2000)
})
