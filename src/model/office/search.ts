import { limits } from '../values/fields.ts'
import { composed } from '../values/text.ts'

export interface Searched {
  names: readonly string[]
  email: string
  phoneNumber: string
  reference?: string
}

/**
 * Whether a search matches: by words of any names in any order, or parts of them, regardless of case, accents,
 * apostrophes and vowel forms; by part of the address; by digits of the phone number, with or without country code; by
 * the reference in any spelling. An empty search matches everything.
 */
export function matches(search: string, { names, email, phoneNumber, reference = '' }: Searched): boolean {
  const text = searchable(search)
  if (text === '') return true
  const digits = /^[\d\s+().-]{3,}$/.test(text) ? digitsOf(text) : ''
  const words = text.split(/[\s,]+/u).flatMap((word) => (word.includes('@') ? word : word.split(/[-.]/u)))
  const found = searchable([...names, email].join(' '))
  return (
    words.every((word) => found.includes(word)) ||
    (digits !== '' && isSamePhone(digits, digitsOf(phoneNumber))) ||
    (reference !== '' && normalizeReference(search) === normalizeReference(reference))
  )
}

/** The digits of a number without leading zeros of a country or area code. */
function digitsOf(phoneNumber: string): string {
  return phoneNumber.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
}

/** Part of a number; or the whole number with a country code before it. */
function isSamePhone(sought: string, stored: string): boolean {
  return stored.includes(sought) || (stored.length >= 7 && sought.endsWith(stored))
}

/** Without case, apostrophes, the accents of Latin letters and the dot below Gurmukhi ones, which few people type. */
function searchable(text: string): string {
  return composed(text)
    .normalize('NFKD')
    .toLocaleLowerCase('en')
    .replace(/[\u0300-\u036f\u0a3c'’‘ʼ`´\u200c\u200d]/gu, '')
    .trim()
}

/** Without what banks insert and parents omit: hyphens, spaces, case. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * How an address may have been stored before addresses were lower-cased: as it is, in lower case, in capitals, and with
 * the name or each word capitalised, as phones and people write it.
 */
export function spellingsOf(address: string): string[] {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  const titled = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  const names = [name, name.toUpperCase(), titled(name), name.charAt(0).toUpperCase() + name.slice(1)]
  const spelt = names.flatMap((one) =>
    [host, host.toUpperCase(), titled(host)].map((other) => `${one}@${other}`),
  )
  // An old document may hold text that is too long for a Firestore query, and not an address.
  return address === '' || address.length > limits.email ? [] : [...new Set([address, ...spelt])]
}
