import { RuleError, type Outcome } from '../evaluation/values'
import { checkedInt } from './casts'
import { signature, type Overloads } from './signature'

/** Rounds to an integer; a number that is none (NaN, infinity) or does not fit is an error. */
function toInt(round: (value: number) => number): Overloads {
  return [
    signature(['number'], (value) => {
      if (typeof value === 'bigint') return value
      const rounded = round(value)
      return Number.isFinite(rounded)
        ? checkedInt(BigInt(rounded))
        : new RuleError('The number has no integer value.')
    }),
  ]
}

function abs(value: bigint | number): Outcome {
  if (typeof value === 'number') return Math.abs(value)
  return checkedInt(value < 0n ? -value : value)
}

/** The namespace `math` (B.5). `math.isInfinite` is documented but production does not know it. */
export const mathFunctions: Record<string, Overloads> = {
  abs: [signature(['number'], abs)],
  ceil: toInt(Math.ceil),
  floor: toInt(Math.floor),
  round: toInt(Math.round),
  sqrt: [signature(['number'], (value) => Math.sqrt(Number(value)))],
  pow: [signature(['number', 'number'], (base, exponent) => Math.pow(Number(base), Number(exponent)))],
  isNaN: [signature(['number'], (value) => typeof value === 'number' && Number.isNaN(value))],
}
