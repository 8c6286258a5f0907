import { limits } from '../values/fields.ts'
import { composed } from '../values/text.ts'

/** What a search looks through. */
export interface Searched {
  names: readonly string[]
  email: string
  phoneNumber: string
  reference?: string
}

/**
 * Whether a search finds it: by words of any names in any order, or by parts of them, whatever the case, accents,
 * apostrophes and the forms of a vowel; by a part of the address; by digits of the phone number, with or without the
 * country's; by the reference however it is spelt. An empty search finds all.
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

/** Digits of a number without the zeros that a country or a town puts before it. */
function digitsOf(phoneNumber: string): string {
  return phoneNumber.replace(/\(0\)|\D/g, '').replace(/^0+/, '')
}

/** A part of a number; or the whole one with the digits of a country before it. */
function isSamePhone(sought: string, stored: string): boolean {
  return stored.includes(sought) || (stored.length >= 7 && sought.endsWith(stored))
}

/** Without case, apostrophes, the accents of Latin letters and the dot below those of Gurmukhi, which few people type. */
function searchable(text: string): string {
  return composed(text)
    .normalize('NFKD')
    .toLocaleLowerCase('en')
    .replace(/[\u0300-\u036f\u0a3c'’‘ʼ`´\u200c\u200d]/gu, '')
    .trim()
}

/** Without what banks put in and parents leave out: hyphens, spaces, case. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * How an address may be stored from before it was kept in small letters: as it is, in small letters, in capitals, and with
 * a capital at the beginning of its name or of each word, as phones and people write it.
 */
export function spellingsOf(address: string): string[] {
  const [name = '', host = ''] = address.toLowerCase().split('@')
  const titled = (text: string) =>
    text.replace(/\p{L}+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  const names = [name, name.toUpperCase(), titled(name), name.charAt(0).toUpperCase() + name.slice(1)]
  const spelt = names.flatMap((one) =>
    [host, host.toUpperCase(), titled(host)].map((other) => `${one}@${other}`),
  )
  // What an old document holds may be longer than Firestore takes in a query, and is no address.
  return address === '' || address.length > limits.email ? [] : [...new Set([address, ...spelt])]
}
