const idPattern = /^[A-Za-z0-9-]{1,64}$/

/** Whether a course, a post or a child can have this id. Addresses hold anything; what is no id need not be read. */
export function isDocumentId(text: string): boolean {
  return idPattern.test(text)
}
