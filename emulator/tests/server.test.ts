import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startFirestore } from '../src/server.ts'
import { rulesOf } from '../testing/rules.ts'

function rulesThat(what: 'allow' | 'forbid'): string {
  return rulesOf(`match /c/{id} { allow get: if ${String(what === 'allow')}; }`)
}

it('The server reloads changed rules, also if an editor replaces the file, and keeps the last good ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rulesFile = join(folder, 'test.rules')
  writeFileSync(rulesFile, rulesThat('forbid'))
  const lines: string[] = []
  const server = await startFirestore({ port: 0, rulesFile, log: (line) => lines.push(line) })
  onTestFinished(() => server.stop())
  const root = 'projects/p/databases/(default)/documents'
  const body = JSON.stringify({ documents: [`${root}/c/a`] })
  const read = () => fetch(`http://127.0.0.1:${server.port}/v1/${root}:batchGet`, { method: 'POST', body })
  const status = async () => (await read()).status

  writeFileSync(join(folder, 'new'), rulesThat('allow'))
  renameSync(join(folder, 'new'), rulesFile)
  expect(await status()).toBe(200)
  writeFileSync(rulesFile, "rules_version = '2'; service cloud.firestore {\n  match")
  expect(await status()).toBe(200)
  expect(lines).toEqual([
    'test.rules has changed; the new rules are in force.',
    expect.stringMatching(/^test\.rules:2:\d+ .+/),
  ])
  writeFileSync(rulesFile, rulesThat('forbid'))
  expect(await status()).toBe(403)
})
