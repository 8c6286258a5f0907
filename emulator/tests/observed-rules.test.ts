import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startFirestore } from '../src/server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'observed-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

function rulesThat(condition: string): string {
  return `service cloud.firestore { match /databases/{database}/documents/things/{id} { allow get: if ${condition}; } }`
}

describe('An observer of the rules', () => {
  it('is notified of each evaluation, and is created again when the rules are reloaded', async () => {
    const rulesFile = path.join(folder, 'firestore.rules')
    writeFileSync(rulesFile, rulesThat("id == 'one'"))
    const logged: string[] = []
    let readAgain: () => void
    const changed = new Promise<void>((resolve) => (readAgain = resolve))
    const server = await startFirestore({
      port: 0,
      rulesFile,
      log: () => readAgain(),
      observe: ({ source }) => ({
        clause: (allow, outcome) =>
          logged.push(`${source.slice(allow.span.start, allow.span.end)} ${outcome}`),
      }),
    })
    try {
      const ask = (id: string): Promise<Response> =>
        fetch(
          `http://${server.host}:${server.port}/v1/projects/demo-observed/databases/(default)/documents/things/${id}`,
        )
      await ask('one')
      await ask('two')
      writeFileSync(`${rulesFile}.new`, rulesThat('resource.data.open'))
      renameSync(`${rulesFile}.new`, rulesFile)
      await changed
      await ask('one')
    } finally {
      await server.stop()
    }
    expect(logged).toEqual([
      "allow get: if id == 'one'; true",
      "allow get: if id == 'one'; false",
      'allow get: if resource.data.open; error',
    ])
  })
})
