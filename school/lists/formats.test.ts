import { expect, test } from 'vitest'
import { type Column, table } from './formats.ts'

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
