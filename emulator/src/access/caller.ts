import { invalid } from '../errors.ts'

/** Who sent a request: the administrator, who bypasses the rules, or a user with or without an ID token. */
export type Caller =
  { kind: 'admin' } | { kind: 'user'; auth: { uid: string; token: Record<string, unknown> } | null }

const anonymous: Caller = { kind: 'user', auth: null }

/**
 * Reads the Authorization header. `Bearer owner` and Google's own access tokens (`ya29.`) are the administrator; any other
 * one holds a JWT. Signature and expiry are not checked, as on Google's emulator.
 */
export function readCaller(header: string | undefined): Caller {
  if (header === undefined) return anonymous
  const token = header.replace(/^bearer /i, '')
  if (/^(owner$|ya29\.)/i.test(token)) return { kind: 'admin' }
  const claims = readClaims(token)
  const uid = claims.sub ?? claims.user_id
  return typeof uid === 'string' && uid !== '' ? { kind: 'user', auth: { uid, token: claims } } : anonymous
}

function readClaims(token: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return Object(json) as Record<string, unknown>
  } catch {
    throw invalid('invalid jwt')
  }
}
