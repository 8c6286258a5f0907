import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startFirestore, type RunningFirestore } from '../src/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'firestore-server-'))
const rulesFile = join(folder, 'test.rules')
const servers: RunningFirestore[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

afterAll(() => rmSync(folder, { recursive: true }))

function rulesThat(what: 'allow' | 'forbid'): string {
  const condition = String(what === 'allow')
  return `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow get: if ${condition}; } } }`
}

async function start(): Promise<{ port: number; output: () => string }> {
  const lines: string[] = []
  const server = await startFirestore({ port: 0, rulesFile, log: (line) => lines.push(line) })
  servers.push(server)
  return { port: server.port, output: () => lines.join('\n') }
}

async function statusAt(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/c/a`)).status
}

describe('The server', () => {
  it('reloads changed rules, also if an editor replaces the file, and keeps the last good ones', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const { port, output } = await start()
    writeFileSync(join(folder, 'new'), rulesThat('allow'))
    renameSync(join(folder, 'new'), rulesFile)
    const outputContains = (text: RegExp): Promise<void> =>
      vi.waitFor(() => expect(output()).toMatch(text), { timeout: 60_000 })
    await outputContains(/the new rules are in force/)
    expect(await statusAt(port)).toBe(404)
    writeFileSync(rulesFile, 'service cloud.firestore {\n  match')
    await outputContains(/^test\.rules:\d+:\d+ .+/m)
    expect(await statusAt(port)).toBe(404)
    writeFileSync(rulesFile, rulesThat('forbid'))
    await vi.waitFor(async () => expect(await statusAt(port)).toBe(403), { timeout: 60_000 })
  })
})
