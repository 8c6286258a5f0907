/** Letters and digits that no other one in the list looks or sounds like. */
export const symbols = 'ACDEFHJKMNPRTUVWXY3479'
export const referenceLength = 8
const referencePattern = new RegExp(`^[${symbols}]{${referenceLength}}$`)

/** Whether these letters and digits can be a reference, its hyphen left out. */
export function isReference(text: string): boolean {
  return referencePattern.test(text)
}

/** What is written on a bank transfer, such as `K7MA-93XW`: always the same of the same text. */
export function referenceFrom(text: string): string {
  let number = fnv1a(text)
  let reference = ''
  for (let count = 0; count < referenceLength; count += 1) {
    reference += symbols[Number(number % BigInt(symbols.length))] ?? ''
    number /= BigInt(symbols.length)
  }
  return formatReference(reference)
}

/** With the hyphen in it. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}

/** The hash FNV-1a in 64 bits (draft-eastlake-fnv): the Web Crypto API has none that answers at once. */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash
}
