import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount, isAuthUp } from '#tools/local/accounts.ts'
import { type FirebaseServer, startFirebase } from '#tools/local/firebase.ts'

const host = '127.0.0.1'

async function start(
  beforeOpening?: (emulator: { host: string; port: number }) => Promise<void>,
): Promise<FirebaseServer> {
  const auth = await startFirebase({
    projectId: 'demo-door',
    port: 0,
    host,
    ...(beforeOpening && { beforeOpening }),
  })
  onTestFinished(() => auth.stop())
  return auth
}

test('who comes early waits until the emulator is up and seeded', async () => {
  const order: string[] = []
  const auth = await start(async (emulator) => {
    await createAccount(emulator, 'first@painti.example', 'password')
    order.push('seeded')
  })
  const early = createAccount(auth, 'second@painti.example', 'password').then(() => order.push('let in'))
  await Promise.all([auth.ready, early])
  expect(order).toEqual(['seeded', 'let in'])
  await expect(createAccount(auth, 'first@painti.example', 'password')).rejects.toThrow('EMAIL_EXISTS')
})

test('a failed seed closes the door and is told', async () => {
  const auth = await start(() => Promise.reject(new Error('no such course')))
  await expect(auth.ready).rejects.toThrow('no such course')
  expect(await isAuthUp(auth)).toBe(false)
})

test('a taken port is told by its code', async () => {
  const auth = await start()
  await expect(startFirebase({ projectId: 'demo-door', port: auth.port, host })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('stopping it ends the emulator behind it', async () => {
  let emulator = { host, port: 0 }
  const auth = await start((address) => {
    emulator = address
    return Promise.resolve()
  })
  await auth.ready
  expect(await isAuthUp(emulator)).toBe(true)
  await auth.stop()
  expect(await isAuthUp(emulator)).toBe(false)
})

test('the emulator ends with the process that started it, even where that is killed', async () => {
  const source = `
    import { startFirebase } from ${JSON.stringify(path.join(import.meta.dirname, '../../tools/local/firebase.ts'))}
    const said = (emulator) => { console.log(emulator.port); return Promise.resolve() }
    void startFirebase({ projectId: 'demo-door', port: 0, host: '${host}', beforeOpening: said })`
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void starter.kill('SIGKILL'))
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  const emulator = { host, port: Number(line.toString()) }
  expect(await isAuthUp(emulator)).toBe(true)
  starter.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isAuthUp(emulator)).toBe(false), { timeout: 20_000 })
})
