/**
 * Recorded cases with a different response, as `file: name of the case` and the reason. A listed case that passes fails
 * its test.
 */
export const outOfScope: Readonly<Record<string, string>> = {
  'queries.json: find_nearest': 'Nothing here searches vectors.',
}
