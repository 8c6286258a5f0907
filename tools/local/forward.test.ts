import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { forward } from './forward.ts'
import { listen } from './listen.ts'

it('A request arrives although the server has closed an idle connection', async () => {
  const used = new Set<Socket>()
  const target = await listen(
    createServer((asked, response) => {
      // What a server does that closes an idle connection while the next request is on its way.
      if (used.has(asked.socket)) asked.socket.destroy()
      else response.end('arrived')
      used.add(asked.socket)
    }),
  )
  const proxy = await listen(createServer((asked, response) => forward(asked, response, target)))
  const ask = async () =>
    (await fetch(`http://${proxy.host}:${proxy.port}`, { method: 'POST', body: '1' })).text()
  expect([await ask(), await ask()]).toEqual(['arrived', 'arrived'])
  proxy.stop()
  target.stop()
})
