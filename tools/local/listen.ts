import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from 'firestore-emulator/testing/administrator'

const host = '127.0.0.1'

export interface Listening extends Address {
  stop: () => void
}

/**
 * Lets a server listen on loopback.
 *
 * @param port 0 takes any free one; if another one is taken, it rejects with Node's error.
 */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await once(server.listen(port, host), 'listening')
  function stop(): void {
    server.close()
    server.closeAllConnections()
  }
  return { host, port: (server.address() as AddressInfo).port, stop }
}
