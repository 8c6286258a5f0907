import type { Address } from 'firestore-emulator/testing/administrator'

/** Where `npm run test:official` tells the tests which Firestore to take. */
export const officialVariable = 'PAINTI_OFFICIAL_FIRESTORE'

/**
 * The Firestore that this run of the tests was told to take in the place of the local one, as `HOST:PORT`; `null` for a
 * usual run.
 */
export function officialFirestore(): Address | null {
  const told = process.env[officialVariable]
  if (told === undefined) return null
  const [host = '', port = ''] = told.split(':')
  return { host, port: Number(port) }
}
