import type { Address } from 'firestore-emulator/testing/administrator'
import { addressIn } from '#tools/testing/official/address.ts'

/**
 * Where the servers of the local backend listen, for what the tests themselves ask of them: only the browser finds them
 * under the names of the production hosts.
 */
export function localBackend(): { firestore: Address; auth: Address } {
  const { PAINTI_E2E_FIRESTORE: firestore, PAINTI_E2E_AUTH: auth } = process.env
  return { firestore: addressIn(firestore), auth: addressIn(auth) }
}
