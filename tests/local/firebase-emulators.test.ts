import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '#tools/local/seed.ts'
import { startBackend } from '#tools/local/backend.ts'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'

const host = '127.0.0.1'

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}`).then(
    () => true,
    () => false,
  )
}

test('emulators that cannot start reject with the reason that they give', async () => {
  const taken = createServer().listen(0, host)
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expect(startFirebaseEmulators({ projectId: 'demo-taken', ports: { auth: port } })).rejects.toThrow(
    'The Firebase emulators ended: Could not start Authentication Emulator, port taken.',
  )
})

test('the backend takes the next free port, answers from the start, and ends when stopped', async () => {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  // It may be taken already.
  await new Promise((resolve) => taken.once('error', resolve).listen(9099, host, () => resolve(null)))
  const lines: string[] = []
  const { auth, stop } = await startBackend({
    projectId: 'demo-ports',
    usualPorts: true,
    say: (line) => lines.push(line),
  })
  onTestFinished(stop)
  expect(auth.port).toBeGreaterThan(9099)
  expect(lines).toContain(`Port 9099 is taken: the Auth emulator uses ${auth.port}.`)
  await createAccount(auth, 'first@painti.example', 'password')
  await expect(createAccount(auth, 'first@painti.example', 'password')).rejects.toThrow('EMAIL_EXISTS')
  await stop()
  expect(await isListening(auth.port)).toBe(false)
})

describe("Google's Firestore emulator is looked for", () => {
  const gcloud = `#!/bin/sh\necho '{ "cloud-firestore-emulator": "1.19.9", "core": "500.0.0" }'`
  it.each([
    ['in firebase-tools where Java is new enough', { java: 21, gcloud }, 0, 'emulator of firebase-tools 15.'],
    ['in the Google Cloud CLI where it is older', { java: 17, gcloud }, 0, '1.19.9 of the Google Cloud CLI'],
    ['in vain where the Google Cloud CLI lacks it', { java: 17, gcloud: '#!/bin/sh' }, 1, 'install Java 21,'],
    ['in vain where neither is installed', {}, 1, 'or the Google Cloud CLI with its component'],
  ])('%s', async (_where, { java, gcloud }: { java?: number; gcloud?: string }, code, words) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'programs-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const executable = { mode: 0o755 }
    if (java !== undefined)
      await writeFile(
        path.join(folder, 'java'),
        `#!/bin/sh\necho 'openjdk version "${java}.0.1"' >&2`,
        executable,
      )
    if (gcloud !== undefined) await writeFile(path.join(folder, 'gcloud'), gcloud, executable)
    const looking = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/testing/official/main.ts', '--which'],
      {
        env: { ...process.env, PATH: folder },
      },
    )
    let said = ''
    for (const stream of [looking.stdout, looking.stderr]) stream.on('data', (text) => (said += String(text)))
    expect(await once(looking, 'close')).toEqual([code, null])
    expect(said).toContain(words)
    expect(said.trim().split('\n')).toHaveLength(1)
  })
})

test('the emulators end with the process that started them, even where that is killed', async () => {
  const module = path.join(import.meta.dirname, '../../tools/local/firebase-emulators.ts')
  const source = `
    import { startFirebaseEmulators } from ${JSON.stringify(module)}
    const { auth } = await startFirebaseEmulators({ projectId: 'demo-killed' })
    console.log(auth.port)`
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  const port = Number(line.toString())
  expect(await isListening(port)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isListening(port)).toBe(false), { timeout: 20_000 })
})
