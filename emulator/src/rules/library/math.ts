import { saturated } from './casts.ts'
import { signature, type Overloads } from './signature.ts'

/** The absolute value in the type it came in; of the smallest integer that integer itself, as in Java. */
function abs(value: bigint | number): bigint | number {
  if (typeof value === 'number') return Math.abs(value)
  return BigInt.asIntN(64, value < 0n ? -value : value)
}

/**
 * The namespace `math` (B.5), with the types production gives: ceil and floor a float, round an integer.
 * `math.isInfinite` is documented but production does not know it.
 */
export const mathFunctions: Record<string, Overloads> = {
  abs: [signature(['number'], abs)],
  ceil: [signature(['number'], (value) => Math.ceil(Number(value)))],
  floor: [signature(['number'], (value) => Math.floor(Number(value)))],
  round: [
    signature(['number'], (value) => (typeof value === 'bigint' ? value : saturated(Math.round(value)))),
  ],
  sqrt: [signature(['number'], (value) => Math.sqrt(Number(value)))],
  pow: [signature(['number', 'number'], (base, exponent) => Math.pow(Number(base), Number(exponent)))],
  isNaN: [signature(['number'], (value) => typeof value === 'number' && Number.isNaN(value))],
}
