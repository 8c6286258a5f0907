import * as v from 'valibot'
import { dayOf, isRealDay } from '../dates/day.ts'
import { amountOwed, totalOwed } from '../enrollment.ts'
import { isReference, referenceLength, formatReference, symbols } from '../values/reference.ts'
import { fullName } from '../values/name.ts'
import { requiredText } from '../values/fields.ts'
import { groupBy } from '../values/group-by.ts'
import { cleanLine } from '../values/typed-text.ts'
import { childOf, folded, type OfficeRegistration } from './registration.ts'
import { normalizeReference } from './search.ts'

type Payable = ReturnType<typeof payablesOf>[number]

/** How a line of a bank statement matches them, most certain first. */
export const clues = ['reference', 'mistyped', 'name'] as const

export type Payer = ReturnType<typeof payersIn>[number]
export type Payments = ReturnType<typeof paymentsIn>

/** The lengths of a mistyped reference, up to one character off. */
const nearLengths = [referenceLength - 1, referenceLength, referenceLength + 1]

/** Every text in a line that may be a reference, as it is stored: letters and digits, also across spaces. */
export function referencesIn(line: string): string[] {
  return windowsOf(normalizeReference(line), referenceLength).filter(isReference).map(formatReference)
}

/**
 * The references for which one or two words of a line may be a typo: one letter substituted, inserted or missing, or
 * two swapped. A few hundred per word, so that they can be queried however many families there are.
 */
export function mistypedIn(line: string): string[] {
  const words = line.split(/[^\p{L}\p{N}]+/u).map(normalizeReference)
  const joined = words.map((word, at) => word + (words[at + 1] ?? ''))
  return [...words, ...joined]
    .filter(({ length }) => nearLengths.includes(length))
    .flatMap(variantsOf)
    .filter(isReference)
    .map(formatReference)
}

function variantsOf(text: string): string[] {
  const places = Array.from(
    { length: text.length + 1 },
    (_, at) => [text.slice(0, at), text.slice(at)] as const,
  )
  return places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
    ...Array.from(symbols).flatMap((symbol) => [before + symbol + after, before + symbol + after.slice(1)]),
  ])
}

function windowsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))
}

/** The registrations that one transfer pays for, grouped by reference. Without a reference, each stands alone. */
function payablesOf(registrations: readonly OfficeRegistration[]) {
  const groups = groupBy(registrations, ({ reference, uid, path }) =>
    reference === '' ? path : `${uid}/${reference}`,
  )
  return Array.from(groups.values(), (group) => ({
    reference: group[0].reference,
    registrations: group,
    owed: totalOwed(group),
  }))
}

/**
 * Whose payment a line of a bank statement may be, likeliest first: by the reference in any spelling, by a reference
 * one letter off, or by a name, which counts together with the sum or with both of a person's names. Nothing is
 * discarded: the person who reads them decides.
 */
export function payersIn(line: string, registrations: readonly OfficeRegistration[]) {
  const text = normalizeReference(line)
  const nearly = new Set(nearLengths.flatMap((length) => windowsOf(text, length)).flatMap(variantsOf))
  const words = folded(line).split(/[^\p{L}\p{M}]+/u)
  const amounts = amountsIn(line)
  return payablesOf(registrations)
    .flatMap((payable) => {
      const isSum = payable.owed > 0 && amounts.includes(payable.owed)
      const clue = clueTo(payable, { text, nearly, words }, isSum)
      return clue === null ? [] : [{ ...payable, clue, isSum, amounts, isSure: false }]
    })
    .sort(
      (one, other) =>
        clues.indexOf(one.clue) - clues.indexOf(other.clue) || Number(other.isSum) - Number(one.isSum),
    )
}

/**
 * Whose payments the lines of a payment service's export or of a bank statement are, one line per payment. The service
 * takes one registration at a time, so brothers and sisters have a line each with the same reference.
 * @returns also the lines that match nobody.
 */
export function paymentsIn(text: string, registrations: readonly OfficeRegistration[]) {
  const lines = linesOf(text).map((line) => ({
    line,
    found: payersIn(line, registrations).filter(({ clue }) => clue === 'reference'),
  }))
  const groups = groupBy(
    lines.flatMap(({ found }) => found),
    (payer) => payer.registrations[0].path,
  )
  const payers = Array.from(groups.values(), (group) => {
    const [payer] = group
    const prices = payer.registrations.map(amountOwed).filter((price) => price !== null)
    const isOfOne = ({ amounts }: Payer) =>
      amounts.length === 0 || prices.some((one) => amounts.includes(one))
    const isWhole = group.length === 1 && payer.isSum
    /** Whether several lines pay for all of it: one with the sum, or one per registration with its price or no sum. */
    const isSure = payer.owed > 0 && (isWhole || (group.length === prices.length && group.every(isOfOne)))
    return { ...payer, isSure }
  })
  return { payers, unknown: lines.filter(({ found }) => found.length === 0).map(({ line }) => line) }
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function clueTo(
  { reference, registrations }: Payable,
  { text, nearly, words }: { text: string; nearly: ReadonlySet<string>; words: readonly string[] },
  isSum: boolean,
): (typeof clues)[number] | null {
  const wanted = normalizeReference(reference)
  if (wanted !== '' && text.includes(wanted)) return 'reference'
  if (nearly.has(wanted)) return 'mistyped'
  const names = registrations.flatMap((registration) => [
    childOf(registration),
    fullName(registration.parent),
  ])
  const found = names.map((name) => {
    const parts = folded(name).split(' ')
    return parts.filter((part) => part.length > 1 && words.includes(part)).length
  })
  return Math.max(...found) >= (isSum ? 1 : 2) ? 'name' : null
}

const written = new RegExp(`[${symbols}]{4}[- ]?[${symbols}]{4}`, 'gi')

/** The amounts in a line, such as 1099.5 in `CA$1,099.50`; refunds are negative. A reference may end in a digit. */
function amountsIn(line: string): number[] {
  const found =
    line
      .replace(written, ' ')
      .match(/([-−(][^\d\s]{0,3})?(\d{1,3}(?:[,\u202f']\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?)/g) ?? []
  return found.map((text) => {
    const amount = Number(text.replace(/^\D+|[,\u202f'](?=\d{3})/g, '').replace(',', '.'))
    return /^\d/.test(text) ? amount : -amount
  })
}

/** The office's note of a payment: the day, '' if unpaid, and a few words. */
export const paymentForm = v.object({
  paidOn: v.optional(
    v.pipe(
      v.string(),
      v.check((day) => day === '' || (isRealDay(day) && day <= dayOf(new Date())), 'not-a-day'),
    ),
    '',
  ),
  note: v.optional(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(200, 'too-long')), ''),
})

export const statementForm = v.object({ lines: requiredText(10_000) })
