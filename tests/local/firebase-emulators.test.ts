import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '#tools/local/accounts.ts'
import { startBackend } from '#tools/local/backend.ts'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'

const host = '127.0.0.1'

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}`).then(
    () => true,
    () => false,
  )
}

test('the emulators answer from the start, and end when they are stopped', async () => {
  const emulators = await startFirebaseEmulators({ projectId: 'demo-start' })
  onTestFinished(() => emulators.stop())
  await createAccount(emulators.auth, 'first@painti.example', 'password')
  await expect(createAccount(emulators.auth, 'first@painti.example', 'password')).rejects.toThrow(
    'EMAIL_EXISTS',
  )
  await emulators.stop()
  expect(await isListening(emulators.auth.port)).toBe(false)
})

test('emulators that cannot start reject with the reason that they give', async () => {
  const taken = createServer().listen(0, host)
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  await expect(startFirebaseEmulators({ projectId: 'demo-taken', ports: { auth: port } })).rejects.toThrow(
    'The Firebase emulators ended: Could not start Authentication Emulator, port taken.',
  )
})

test('a usual port that is taken leads to the next free one, which is printed', async () => {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  // It may be taken already.
  await new Promise((resolve) => taken.once('error', resolve).listen(9099, host, () => resolve(null)))
  const lines: string[] = []
  const backend = await startBackend({
    projectId: 'demo-ports',
    usualPorts: true,
    say: (line) => lines.push(line),
  })
  onTestFinished(() => backend.stop())
  expect(backend.auth.port).toBeGreaterThan(9099)
  expect(lines).toContain(`Port 9099 is taken: the Auth emulator uses ${backend.auth.port}.`)
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
