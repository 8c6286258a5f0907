import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startFirestore } from '../src/server.ts'

function rulesThat(condition: string): string {
  return `service cloud.firestore { match /databases/{database}/documents/things/{id} { allow get: if ${condition}; } }`
}

it('An observer is notified of each evaluation, and is created again when the rules are reloaded', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'observed-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rulesFile = path.join(folder, 'firestore.rules')
  writeFileSync(rulesFile, rulesThat("id == 'one'"))
  const seen: string[] = []
  let readAgain: () => void
  const changed = new Promise<void>((resolve) => (readAgain = resolve))
  const server = await startFirestore({
    port: 0,
    rulesFile,
    log: () => readAgain(),
    observe: ({ source }) => ({
      clause: ({ span }, outcome) => seen.push(`${source.slice(span.start, span.end)} ${outcome}`),
    }),
  })
  onTestFinished(() => server.stop())
  const things = `http://${server.host}:${server.port}/v1/projects/demo-observed/databases/(default)/documents/things`
  await fetch(`${things}/one`)
  await fetch(`${things}/two`)
  writeFileSync(`${rulesFile}.new`, rulesThat('resource.data.open'))
  renameSync(`${rulesFile}.new`, rulesFile)
  await changed
  await fetch(`${things}/one`)
  expect(seen).toEqual([
    "allow get: if id == 'one'; true",
    "allow get: if id == 'one'; false",
    'allow get: if resource.data.open; error',
  ])
})
