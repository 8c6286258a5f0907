import { describe, it } from 'vitest'
import { described, type FieldRule } from './field-values.ts'
import { assertAllowed, assertDenied } from './rules-project.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Tries a document field by field, everything else being right: left out, with each value that is accepted or
 * refused; and with a field that nobody knows. `write` stores a new document on each call.
 */
export function describeFields(
  kind: string,
  valid: Fields,
  rules: readonly FieldRule[],
  write: (fields: Fields) => Promise<unknown>,
): void {
  describe(`the fields of ${kind}`, () => {
    it('may all be there', async () => {
      await assertAllowed(write(valid))
    })

    for (const { field, isNeeded } of rules) {
      it(isNeeded ? `include ${field}` : `include ${field} or not`, async () => {
        const without = Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field))
        await (isNeeded ? assertDenied : assertAllowed)(write(without))
      })
    }
  })
  describeChanges(kind, rules, (change) => write({ ...valid, ...change }))
}

/** The values for a document of which `write` changes nothing but the fields it is given. */
export function describeChanges(
  kind: string,
  rules: readonly FieldRule[],
  write: (change: Fields) => Promise<unknown>,
): void {
  describe(`the values in ${kind}`, () => {
    it('may not include a field that is unknown', async () => {
      await assertDenied(write({ role: 'administrator' }))
    })

    for (const { field, accepted, refused } of rules) {
      it.each(accepted.map(described))(`may be %s in ${field}`, async (_, value) => {
        await assertAllowed(write({ [field]: value }))
      })

      it.each(refused.map(described))(`may not be %s in ${field}`, async (_, value) => {
        await assertDenied(write({ [field]: value }))
      })
    }
  })
}
