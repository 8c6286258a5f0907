import { signature, type Overloads } from './signature.ts'

/** The namespace `math`; as in production, floor returns a float. */
export const mathFunctions: Record<string, Overloads> = {
  'math.floor': [signature(['number'], (value) => Math.floor(Number(value)))],
}
