import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '#tools/local/seed.ts'
import { startBackend } from '#tools/local/backend.ts'

const host = '127.0.0.1'

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}`).then(
    () => true,
    () => false,
  )
}

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
