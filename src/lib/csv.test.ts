import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, escapeCsvFormula, unescapeCsvFormula } from './csv.ts'

test('a list for a spreadsheet is in quotes, line by line, and Excel knows its letters', () => {
  const rows = [
    ['Child', 'Note'],
    ['ਪੈਂਤੀ', 'says "hello"'],
  ]
  expect(csvOf(rows)).toBe('\ufeff"Child","Note"\r\n"ਪੈਂਤੀ","says ""hello"""\r\n')
})

test('no text begins a formula, also where a spreadsheet would begin a new cell, and all but control characters come back', () => {
  const signs = Array.from('=+-@＝＋－＠;" \t\r\n\ufeff\u200b\u001b0E').concat('12', 'ਕ\u200dਖ')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 }), (text) => {
      const safe = escapeCsvFormula(text)
      for (const cell of safe.split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u)
      expect(safe).not.toMatch(/^[\t\r]/)
      expect(unescapeCsvFormula(safe)).toBe(text.replace(/(?![\t\r\n])\p{Cc}/gu, ''))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  // Digits that a spreadsheet would shorten or take for an exponent.
  ...['05550100200', '00919876543210', ' 0555 ', '1234567890123456', '12E45'].map((text) => [
    text,
    `'${text}`,
  ]),
  ...['0555 0100-200', 'ਪੈਂਤੀ', 'Anne-Marie', 'parent@example.org', ''].map((text) => [text, text]),
  ['Hello\n=1+1', "Hello\n'=1+1"],
])('%j is written as %j', (text = '', safe = '') => expect(escapeCsvFormula(text)).toBe(safe))
