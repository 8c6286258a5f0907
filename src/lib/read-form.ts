import * as v from 'valibot'

/** The value of a form, or a code for each invalid field, in the order of the fields. */
export type FormReading<Value> = { ok: true; value: Value } | { ok: false; codes: Record<string, string> }

/** Parses a form with a schema. Only the first error of a field counts. */
export function readForm<Value>(schema: v.GenericSchema<unknown, Value>, form: FormData): FormReading<Value> {
  const result = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const codes: Record<string, string> = {}
  for (const issue of result.issues) codes[v.getDotPath(issue) ?? ''] ??= issue.message
  return { ok: false, codes }
}
