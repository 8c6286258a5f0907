import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Address } from 'firestore-emulator/testing/administrator'

/** A port that is ours from the first moment, in front of a server that needs seconds to start. */
export interface Door extends Address {
  /** Passes on whoever waits and whoever comes from now on. */
  letIn(server: Address): void
  close(): Promise<void>
}

/**
 * Listens, and passes every connection on to the server behind it once it may be let in: who knocks early waits instead
 * of being refused.
 *
 * @param port 0 takes any free one; a taken one rejects with `EADDRINUSE`.
 */
export async function openDoor(port: number, host: string): Promise<Door> {
  const sockets = new Set<Socket>()
  let server: Address | undefined
  const door = createServer({ allowHalfOpen: true }, (client) => {
    track(client, sockets)
    if (server) join(client, server, sockets)
  })
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(port, host, () => resolve())
  })
  return {
    host,
    port: (door.address() as AddressInfo).port,
    letIn(address) {
      server = address
      for (const client of [...sockets]) join(client, address, sockets)
    },
    close: () =>
      new Promise<void>((resolve) => {
        door.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function track(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket)
  // A broken connection is the client's own affair; `close` follows and ends its other half.
  socket.on('error', () => undefined)
  return socket.on('close', () => sockets.delete(socket))
}

function join(client: Socket, { host, port }: Address, sockets: Set<Socket>): void {
  const inside = track(connect({ host, port, allowHalfOpen: true }), sockets)
  client.on('close', () => inside.destroy())
  inside.on('close', () => client.destroy())
  client.pipe(inside).pipe(client)
}
