import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Manifest } from './manifest.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'painti-manifest-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function manifestOf(chunks: object): Manifest {
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(chunks))
  return Manifest.of(folder)
}

function files(...names: string[]): string[] {
  return names.map((name) => path.join(folder, name))
}

test('a module comes with all that it imports statically, each file once, and nothing that it imports later', () => {
  const manifest = manifestOf({
    'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'] },
    'page.tsx': { file: 'page.js', imports: ['_shared.js', '_own.js'], dynamicImports: ['later.tsx'] },
    'later.tsx': { file: 'later.js' },
    '_own.js': { file: 'own.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
  })
  expect(manifest.entryFiles()).toEqual(files('index.js', 'shared.js'))
  expect(manifest.filesOf(['page.tsx'])).toEqual(files('page.js', 'shared.js', 'own.js'))
})

test('a module that has no script of its own is an error, so that no list outlives its page', () => {
  const manifest = manifestOf({ 'index.html': { file: 'index.js', isEntry: true } })
  expect(() => manifest.filesOf(['page.tsx'])).toThrow('page.tsx has no script of its own')
})

test('a build with two entries is an error: nobody knows which one the pages start with', () => {
  const manifest = manifestOf({ a: { file: 'a.js', isEntry: true }, b: { file: 'b.js', isEntry: true } })
  expect(() => manifest.entryFiles()).toThrow('a, b')
})
