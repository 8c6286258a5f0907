import { fields as words } from '#words/forms.ts'

/**
 * @param missing the form's own sentence where something is missing.
 * @param own replaces the sentences at the fields, by code.
 */
export function explainFields(
  codes: Record<string, string>,
  missing: string,
  own: Record<string, string> = {},
) {
  const sentences: Record<string, string> = { ...words.errors, ...own }
  function sentenceFor([name, code]: [string, string]): [string, string] {
    const ofField = code === 'missing' ? words.missing[name] : undefined
    return [name, ofField ?? sentences[code] ?? words.errors.missing]
  }
  const fields = Object.fromEntries(Object.entries(codes).map(sentenceFor))
  return { form: Object.values(codes).includes('missing') ? missing : undefined, fields }
}
