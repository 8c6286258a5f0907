import * as v from 'valibot'

/** What a form said: a value, or a code for each field that is wrong, in the order of the fields. */
export type FormReading<Value> = { ok: true; value: Value } | { ok: false; codes: Record<string, string> }

/** Reads a form's fields through a schema of the model. A file never counts; of several wrongs in a field the first is told. */
export function readForm<Value>(
  schema: v.GenericSchema<unknown, Value>,
  form: FormData | Record<string, string>,
): FormReading<Value> {
  const fields = form instanceof FormData ? fieldsOf(form) : form
  const result = v.safeParse(schema, fields, { abortPipeEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const codes: Record<string, string> = {}
  for (const issue of result.issues) codes[v.getDotPath(issue) ?? ''] ??= issue.message
  return { ok: false, codes }
}

/** A form's text fields by name. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
