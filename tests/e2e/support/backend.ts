import type { Address } from 'firestore-emulator/testing/administrator'

/**
 * Where the servers of the local backend listen, for what the tests themselves ask of them: only the browser finds them
 * under the names of the production hosts.
 */
export function localBackend(): { firestore: Address; auth: Address } {
  return {
    firestore: addressIn(process.env.PAINTI_E2E_FIRESTORE),
    auth: addressIn(process.env.PAINTI_E2E_AUTH),
  }
}

/** The origin of a server, such as `http://127.0.0.1:8080`. */
export function originOf({ host, port }: Address): string {
  return `http://${host}:${port}`
}

function addressIn(text = ''): Address {
  const [host = '', port] = text.split(':')
  return { host, port: Number(port) }
}
