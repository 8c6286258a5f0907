import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startByArguments, UsageError } from '../src/command.ts'
import type { RunningFirestore } from '../src/server.ts'

const packageFolder = join(import.meta.dirname, '..')
const tsx = import.meta.resolve('tsx')
const folder = mkdtempSync(join(tmpdir(), 'firestore-command-'))
const rulesFile = join(folder, 'test.rules')
process.chdir(folder)

const started: ChildProcess[] = []
const servers: RunningFirestore[] = []

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
})

afterAll(() => rmSync(folder, { recursive: true }))

function rulesThat(what: 'allow' | 'forbid'): string {
  const condition = String(what === 'allow')
  return `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow get: if ${condition}; } } }`
}

type Run = ReturnType<typeof runProgram>

function run(...args: string[]): Run {
  return runProgram(process.execPath, ['--import', tsx, join(packageFolder, 'src/main.ts'), ...args], folder)
}

function runProgram(program: string, args: string[], cwd: string) {
  const child = spawn(program, args, { cwd })
  started.push(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, output: () => output, exitCode }
}

/** Starts a server in this process, as the command does. */
async function start(...args: string[]): Promise<{ port: number; output: () => string }> {
  const lines: string[] = []
  const server = await startByArguments(args, (line) => lines.push(line))
  servers.push(server)
  return { port: server.port, output: () => lines.join('\n') }
}

async function portOf({ output }: Run): Promise<number> {
  const isListening = /Firestore listening on [\d.]+:(\d+)/
  await vi.waitFor(() => expect(output()).toMatch(isListening), { timeout: 60_000, interval: 50 })
  return Number(isListening.exec(output())?.[1])
}

async function statusAt(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/c/a`)).status
}

describe('The command', () => {
  it('serves with the rules of the file, and ends cleanly on a signal', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const running = run('--port', '0', '--rules', rulesFile)
      // The connection of this request stays open.
      expect(await statusAt(await portOf(running))).toBe(403)
      running.child.kill(signal)
      expect(await running.exitCode).toBe(0)
    }
  })

  it('ends when npm is terminated, although the shell between them does not forward the signal', async () => {
    const npm = runProgram('npm', ['start', '--', '--port', '0'], packageFolder)
    const port = await portOf(npm)
    npm.child.kill('SIGTERM')
    await vi.waitFor(() => expect(statusAt(port)).rejects.toThrow(), { timeout: 60_000, interval: 100 })
  })

  it('takes the next free port', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const { port } = await start('--port', '0', '--rules', rulesFile)
    const next = await start('--port', String(port), '--rules', rulesFile)
    expect(next.port).toBeGreaterThan(port)
    expect(next.output()).toContain(`Port ${port} is taken; using ${next.port} instead.`)
  })

  it('reloads changed rules, also if an editor replaces the file, and keeps the last good ones', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const { port, output } = await start('--port', '0', '--rules', rulesFile)
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

  it('explains a mistake in one line and exits', async () => {
    const { output, exitCode } = run('--port', 'many')
    expect([await exitCode, output()]).toEqual([1, '--port must be a number from 0 to 65535, not many.\n'])
  })

  it.each([
    [['--pord', '1'], /^Unknown option '--pord'.*$/],
    [['--rules', 'no-such.rules'], /^There is no rules file no-such\.rules\.$/],
    [['--rules', 'broken.rules'], /^broken\.rules:2:3 .+$/],
    [['--host', '0.0.0.0'], /^Unknown option '--host'/],
  ])('refuses %j', async (args, message) => {
    writeFileSync('broken.rules', 'service cloud.firestore {\n  nonsense')
    const mistake = await start(...args).catch((error: unknown) => error)
    expect(mistake).toBeInstanceOf(UsageError)
    expect(mistake).toHaveProperty('message', expect.stringMatching(message))
  })

  it('warns if there are no rules', async () => {
    const { port, output } = await start('--port', '0')
    expect(await statusAt(port)).toBe(404)
    expect(output()).toContain('Warning: there is no firestore.rules here, so every request is allowed.')
  })
})
