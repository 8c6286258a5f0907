import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Manifest } from './manifest.ts'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'painti-manifest-'))
})

afterEach(() => rmSync(dist, { recursive: true }))

function manifestOf(chunks: object): Manifest {
  mkdirSync(path.join(dist, '.vite'))
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(chunks))
  return new Manifest(dist)
}

test('a module comes with all that it imports statically, each file once, and nothing that it imports later', () => {
  const manifest = manifestOf({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
    'page.tsx': { file: 'page.js', imports: ['_shared.js', '_own.js'], dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'later.js' },
    '_own.js': { file: 'own.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  })
  const styles = ['/shared.css', '/index.css']
  expect(manifest.filesOf([manifest.entry])).toEqual({ scripts: ['/index.js', '/shared.js'], styles })
  expect(manifest.filesOf(['page.tsx']).scripts).toEqual(['/page.js', '/shared.js', '/own.js'])
})

test('a module that has no script of its own is an error, so that no list outlives its page', () => {
  const manifest = manifestOf({ 'index.html': { file: 'index.js', isEntry: true } })
  expect(() => manifest.filesOf(['page.tsx'])).toThrow('page.tsx has no script of its own')
})

test('a build with two entries is an error: nobody knows which one the pages start with', () => {
  expect(() =>
    manifestOf({ a: { file: 'a.js', isEntry: true }, b: { file: 'b.js', isEntry: true } }),
  ).toThrow('a, b')
})
