import { SchoolError } from '../terminal/school-error.ts'

/** An address as two of them are compared, however they were typed. */
export function comparable(address: string): string {
  return address.trim().normalize('NFC').toLowerCase()
}

/** @throws SchoolError where what was given on the command line is none: what was stored may be looser than today's rules. */
export function givenAddress(text: string): string {
  const address = comparable(text)
  if (/.@./.test(address)) return address
  throw new SchoolError(`${text} is no email address.`)
}
