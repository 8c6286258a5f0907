import { describe, it } from 'vitest'
import type { Fields } from './documents.ts'
import { described, fieldNames, type Values } from './field-values.ts'
import { assertAllowed, assertDenied } from './rules-project.ts'

type FieldValues = Readonly<Record<string, Values>>

interface NewDocument {
  valid: Fields
  needed: FieldValues
  optional?: FieldValues
  /** Stores a new document on each call. */
  write: (fields: Fields) => Promise<unknown>
}

/**
 * Tries a document field by field, everything else being right: left out, with each value that is accepted or
 * refused; and with a field that nobody knows.
 */
export function describeFields(kind: string, { valid, needed, optional = {}, write }: NewDocument): void {
  describe(`the fields of ${kind}`, () => {
    it('may all be there', async () => {
      await assertAllowed(write(valid))
    })

    it.each(Object.keys(needed))('include %s', async (field) => {
      const { [field]: _, ...others } = valid
      await assertDenied(write(others))
    })

    it.each(Object.keys(optional))('include %s or not', async (field) => {
      const { [field]: _, ...others } = valid
      await assertAllowed(write(others))
    })
  })
  const values = { ...needed, ...optional }
  describeChanges(kind, values, (change) => write({ ...valid, ...change }), Object.keys(valid))
}

/**
 * The values for a document of which `write` changes nothing but the fields it is given. It may have the fields of
 * `others` too, whose values are not tried.
 */
export function describeChanges(
  kind: string,
  values: FieldValues,
  write: (change: Fields) => Promise<unknown>,
  others: readonly string[] = [],
): void {
  describe(`the values in ${kind}`, () => {
    it('may not include any other field', async () => {
      for (const field of fieldNames.filter((name) => !(name in values || others.includes(name))))
        await assertDenied(write({ [field]: 'x' }))
    })

    for (const [field, { accepted = [], refused }] of Object.entries(values)) {
      it.each(accepted.map(described))(`may be %s in ${field}`, async (_, value) => {
        await assertAllowed(write({ [field]: value }))
      })

      it.each(refused.map(described))(`may not be %s in ${field}`, async (_, value) => {
        await assertDenied(write({ [field]: value }))
      })
    }
  })
}
