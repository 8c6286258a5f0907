import { expect, test } from 'vitest'
import { Manifest } from './manifest.ts'

test('a module comes with all that it imports statically, each file once', () => {
  const manifest = new Manifest({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    'page.tsx': { file: 'page.js', imports: ['_shared.js', '_own.js'] },
    'later.tsx': { file: 'later.js' },
    '_own.js': { file: 'own.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'style.css': { file: 'style.css' },
  })
  expect(manifest.scriptsOf([manifest.entry])).toEqual(['/index.js', '/shared.js'])
  expect(manifest.scriptsOf(['page.tsx'])).toEqual(['/page.js', '/shared.js', '/own.js'])
  expect(manifest.styles).toBe('/style.css')
})

test('a module that has no script of its own is an error, so that no list outlives its page', () => {
  const manifest = new Manifest({ 'index.html': { file: 'index.js', isEntry: true } })
  expect(() => manifest.scriptsOf(['page.tsx'])).toThrow('page.tsx has no script of its own')
})
