import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, escapeCsvFormula, unescapeCsvFormula } from './csv.ts'

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

test('a list for a spreadsheet comes back from it, with an apostrophe before digits that it would change', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('a,;"\n@=ਪ 0')), maxLength: 6 })
  const digits = fc.stringMatching(/^( ?0\d{1,9}|\d{16,20}|\d{1,3}[eE]\d\d)$/)
  const rows = fc.array(
    fc.tuple(letters, digits, fc.constantFrom('0555 0100-200', 'Anne-Marie', 'a@b.example')),
  )
  fc.assert(
    fc.property(rows, (all) => {
      const [mark, ...text] = csvOf(all)
      const cells: string[][] = parse(text.join(''))
      expect([mark, cells.map((row) => row.map(unescapeCsvFormula))]).toEqual(['\ufeff', all])
      for (const [index, [, number, plain]] of all.entries())
        expect(cells[index]?.slice(1)).toEqual([`'${number}`, plain])
    }),
  )
})
