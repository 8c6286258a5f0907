import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { onFreePort, unusedPort } from './free-port.ts'

const host = '127.0.0.1'
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function listen(port: number): Promise<{ port: number }> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve({ port }))
  })
}

test('a free port is taken without a word', async () => {
  const said: string[] = []
  const port = await unusedPort(host)
  expect(await onFreePort('the site', port, listen, (line) => said.push(line))).toEqual({ port })
  expect(said).toEqual([])
})

test('a taken port leads to a later one, said aloud', async () => {
  const said: string[] = []
  const wanted = await unusedPort(host)
  await listen(wanted)
  const { port } = await onFreePort('the site', wanted, listen, (line) => said.push(line))
  expect(port).toBeGreaterThan(wanted)
  expect(said).toEqual([`Port ${wanted} is taken: the site uses ${port}.`])
})

test('another failure is not taken for a taken port', async () => {
  const start = () => Promise.reject(new Error('a syntax error in the rules'))
  await expect(onFreePort('the server', 8080, start, () => undefined)).rejects.toThrow(
    'a syntax error in the rules',
  )
})

test('a port for a server that starts later is given to nobody else until then', async () => {
  const promised = await Promise.all(Array.from({ length: 5 }, () => unusedPort(host)))
  expect(new Set(promised).size).toBe(5)
  const chosen = await Promise.all(Array.from({ length: 50 }, () => listenAnywhere()))
  expect(Math.max(...promised)).toBeLessThan(Math.min(...chosen))
})

test('a port that somebody listens on is passed over', async () => {
  const next = (await unusedPort(host)) + 1
  await listen(next)
  expect(await unusedPort(host)).toBe(next + 1)
})

async function listenAnywhere(): Promise<number> {
  await listen(0)
  return (servers.at(-1)?.address() as AddressInfo).port
}
