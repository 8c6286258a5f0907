import { saturated } from './casts.ts'
import { signature, type Overloads } from './signature.ts'

/** The absolute value in the type of the argument; the smallest integer stays itself, as in Java. */
function abs(value: bigint | number): bigint | number {
  if (typeof value === 'number') return Math.abs(value)
  return BigInt.asIntN(64, value < 0n ? -value : value)
}

/**
 * The namespace `math`, with the result types of production: ceil and floor return a float, round an integer.
 * `math.isInfinite` is documented, but does not exist in production.
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
