import { ApiError, invalid } from '../errors.ts'

/** Who sent a request: the administrator, who bypasses the rules, or a user with or without an ID token. */
export type Caller =
  { kind: 'admin' } | { kind: 'user'; auth: { uid: string; token: Record<string, unknown> } | null }

const anonymous: Caller = { kind: 'user', auth: null }

/**
 * Reads the Authorization header. `Bearer owner` and Google's own access tokens (`ya29.`) are the administrator; any other bearer token must have the form of a JWT. Signature and expiry are not checked, as on Google's emulator.
 */
export function readCaller(header: string | undefined): Caller {
  if (header === undefined) return anonymous
  if (/^bearer\t/i.test(header)) return anonymous
  if (!/^bearer /i.test(header)) throw new ApiError('UNKNOWN', '')
  const token = header.slice('bearer '.length)
  const lower = token.toLowerCase()
  if (lower === 'owner' || lower.startsWith('ya29.')) return { kind: 'admin' }
  const claims = readClaims(token)
  const uid = claims.sub ?? claims.user_id
  return typeof uid === 'string' && uid !== '' ? { kind: 'user', auth: { uid, token: claims } } : anonymous
}

function readClaims(token: string): Record<string, unknown> {
  const [header, claims, signature, ...others] = token.split('.')
  if (header === undefined || claims === undefined || signature === undefined || others.length > 0) {
    throw invalid('invalid jwt')
  }
  decodeSegment(signature)
  readObject(header)
  return readObject(claims)
}

function readObject(segment: string): Record<string, unknown> {
  let json: unknown
  try {
    json = JSON.parse(decodeSegment(segment))
  } catch {
    throw invalid('invalid jwt')
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalid('invalid jwt')
  return json as Record<string, unknown>
}

function decodeSegment(segment: string): string {
  const digits = segment.replace(/=+$/, '')
  if (!/^[A-Za-z0-9_-]*$/.test(digits) || digits.length % 4 === 1) throw invalid('invalid jwt')
  return Buffer.from(digits, 'base64url').toString()
}
