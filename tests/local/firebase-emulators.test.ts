import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Backend } from '#tools/local/backend.ts'
import { createAccount } from '#tools/local/seed.ts'

const host = '127.0.0.1'

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://${host}:${port}`).then(
    () => true,
    () => false,
  )
}

test('the backend takes the next free port, answers from the start, and ends even where its process is killed', async () => {
  const taken = createServer()
  onTestFinished(() => void taken.close())
  // It may be taken already.
  await new Promise((resolve) => taken.once('error', resolve).listen(9099, host, () => resolve(null)))
  const module = path.join(import.meta.dirname, '../../tools/local/backend.ts')
  const source = `
    import { startBackend } from ${JSON.stringify(module)}
    const lines = []
    const { auth } = await startBackend({ projectId: 'demo-ports', usualPorts: true, say: (line) => lines.push(line) })
    console.log(JSON.stringify({ auth, lines }))`
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const [said] = (await once(starter.stdout, 'data')) as [Buffer]
  const { auth, lines } = JSON.parse(said.toString()) as Pick<Backend, 'auth'> & { lines: string[] }
  expect(auth.port).toBeGreaterThan(9099)
  expect(lines).toContain(`Port 9099 is taken: the Auth emulator uses ${auth.port}.`)
  await createAccount(auth, 'first@painti.example', 'password')
  await expect(createAccount(auth, 'first@painti.example', 'password')).rejects.toThrow('EMAIL_EXISTS')
  starter.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isListening(auth.port)).toBe(false), { timeout: 20_000 })
})
