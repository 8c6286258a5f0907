import { expect, it } from 'vitest'
import { escape } from './escape.ts'

it('writes a text for XML, without what XML may not hold', () => {
  expect(escape('Tea & "<milk>"')).toBe('Tea &amp; &quot;&lt;milk&gt;&quot;')
  expect(escape('A\vB\0C\u001BD\uFFFFE\uD800F')).toBe('A B C D E F')
  expect(escape('ਪੈਂਤੀ 🪁\tof\nours')).toBe('ਪੈਂਤੀ 🪁\tof\nours')
})
