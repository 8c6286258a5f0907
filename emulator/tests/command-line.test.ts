import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startFirestore } from '../src/server.ts'

const root = join(import.meta.dirname, '../..')
const main = join(root, 'emulator/src/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'firestore-command-'))
const rulesFile = join(folder, 'firestore.rules')
const started: ChildProcess[] = []

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function rulesThat(what: 'allow' | 'forbid'): string {
  const condition = what === 'allow' ? 'true' : 'false'
  return `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { allow get: if ${condition}; } } }`
}

interface Run {
  child: ChildProcess
  said: () => string
  exitCode: Promise<number | null>
}

function run(...args: string[]): Run {
  return runProgram(process.execPath, ['--import', 'tsx', main, ...args])
}

function runProgram(program: string, args: string[]): Run {
  const child = spawn(program, args, { cwd: root })
  started.push(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, said: () => said, exitCode }
}

async function portOf({ said }: Run): Promise<number> {
  return await vi.waitFor(
    () => {
      const port = /Firestore listening on 127\.0\.0\.1:(\d+)/.exec(said())?.[1]
      if (port === undefined) throw new Error(`It is not listening; it said: ${said()}`)
      return Number(port)
    },
    { timeout: 20_000, interval: 50 },
  )
}

async function statusAt(port: number): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/c/a`)).status
}

describe('npm run firestore', () => {
  it('serves under the rules of the file and takes the next free port where its own is taken', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const first = run('--port', '0', '--rules', rulesFile)
    const port = await portOf(first)
    expect(await statusAt(port)).toBe(403)
    const second = run('--port', String(port), '--rules', rulesFile)
    const next = await portOf(second)
    expect(next).toBeGreaterThan(port)
    expect(second.said()).toContain(`Port ${port} is taken; using ${next} instead.`)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends cleanly on %s, with a connection still open',
    async (signal) => {
      writeFileSync(rulesFile, rulesThat('forbid'))
      const server = run('--port', '0', '--rules', rulesFile)
      const socket = connect(await portOf(server), '127.0.0.1')
      const answered = new Promise((resolve) => socket.once('data', resolve))
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: keep-alive\r\n\r\n')
      await answered
      server.child.kill(signal)
      expect(await server.exitCode).toBe(0)
    },
  )

  it('ends when npm is told to stop, although the shell between them passes nothing on', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const npm = runProgram('npm', ['run', 'firestore', '--', '--port', '0', '--rules', rulesFile])
    const port = await portOf(npm)
    npm.child.kill('SIGTERM')
    await vi.waitFor(() => expect(statusAt(port)).rejects.toThrow(), { timeout: 20_000, interval: 100 })
  })

  it('reads changed rules, also where an editor puts a new file in the place of the old', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const server = run('--port', '0', '--rules', rulesFile)
    const port = await portOf(server)
    writeFileSync(join(folder, 'new'), rulesThat('allow'))
    renameSync(join(folder, 'new'), rulesFile)
    await vi.waitFor(() => expect(server.said()).toContain('the new rules are in force'), { timeout: 20_000 })
    expect(await statusAt(port)).toBe(404)
    writeFileSync(rulesFile, 'service cloud.firestore {\n  match')
    await vi.waitFor(() => expect(server.said()).toMatch(/^firestore\.rules:\d+:\d+ .+/m), {
      timeout: 20_000,
    })
    expect(await statusAt(port)).toBe(404)
    writeFileSync(rulesFile, rulesThat('forbid'))
    await vi.waitFor(async () => expect(await statusAt(port)).toBe(403), { timeout: 20_000 })
  })

  it('does not start with broken rules', async () => {
    writeFileSync(rulesFile, 'service cloud.firestore {\n  nonsense')
    const server = run('--port', '0', '--rules', rulesFile)
    expect(await server.exitCode).toBe(1)
    expect(server.said()).toMatch(/^firestore\.rules:2:3 .+\n$/)
  })

  it.each([
    [['--port', 'many'], '--port must be a number'],
    [['--port'], '--port needs a value'],
    [['--host='], '--host needs a value'],
    [['--pord', '1'], 'Unknown argument --pord'],
    [['--rules', 'no-such.rules'], 'There is no rules file no-such.rules'],
  ])('explains %j in one sentence', async (args, sentence) => {
    const server = run(...args)
    expect(await server.exitCode).toBe(1)
    expect(server.said().trimEnd().split('\n')).toEqual([expect.stringContaining(sentence)])
  })

  it.each(['0.0.0.0', '::', '::ffff:127.0.0.1', '127.1', 'example.org', '192.0.2.1'])(
    'does not listen on %s unless told that other machines may reach it',
    async (host) => {
      writeFileSync(rulesFile, rulesThat('forbid'))
      const server = run('--port', '0', '--host', host, '--rules', rulesFile)
      expect(await server.exitCode).toBe(1)
      expect(server.said()).toBe(
        `Other machines could reach a server on "${host}"; add --allow-network if that is what you want.\n`,
      )
    },
  )

  it('warns where it is told that other machines may reach it', async () => {
    writeFileSync(rulesFile, rulesThat('forbid'))
    const server = run('--allow-network', '--port', '0', '--host', '0.0.0.0', '--rules', rulesFile)
    await vi.waitFor(() => expect(server.said()).toContain('Firestore listening on 0.0.0.0:'), {
      timeout: 20_000,
    })
    expect(server.said()).toContain('Warning: 0.0.0.0 can be reached from other machines')
  })
})

describe('The server', () => {
  it.each(['', '0.0.0.0', '::'])('does not listen for other machines unasked, on host "%s"', async (host) => {
    await expect(startFirestore({ port: 0, host })).rejects.toThrow('add --allow-network')
  })
})
