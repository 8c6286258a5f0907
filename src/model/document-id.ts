const idPattern = /^[A-Za-z0-9-]{1,64}$/

/**
 * Whether a course, a post or a child can have this id (DESIGN section 4, Ids). An address may hold anything; what cannot
 * be an id is not there, and need not be read.
 */
export function isDocumentId(text: string): boolean {
  return idPattern.test(text)
}
