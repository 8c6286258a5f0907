/** Letters and digits that neither look nor sound like another one in the list. */
export const symbols = 'ACDEFHJKMNPRTUVWXY3479'
export const referenceLength = 8
const referencePattern = new RegExp(`^[${symbols}]{${referenceLength}}$`)

/** Whether these letters and digits can be a reference, without its hyphen. */
export function isReference(text: string): boolean {
  return referencePattern.test(text)
}

/** The reference on a bank transfer, such as `K7MA-93XW`: always the same for the same text. */
export function referenceFrom(text: string): string {
  let number = fnv1a(text)
  let reference = ''
  for (let count = 0; count < referenceLength; count += 1) {
    reference += symbols[Number(number % BigInt(symbols.length))] ?? ''
    number /= BigInt(symbols.length)
  }
  return formatReference(reference)
}

export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}

/** The 64-bit FNV-1a hash (draft-eastlake-fnv): the Web Crypto API has no synchronous one. */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash
}
