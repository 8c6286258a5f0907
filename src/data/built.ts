/** A document as Firestore stores it: its id and its fields, not yet read by a schema. */
export interface StoredDocument {
  id: string
  fields: Record<string, unknown>
}

/**
 * What a prerendered page was drawn from, so that its script can take it over as it stands. Lists carry only the fields
 * that their page shows.
 */
export interface BuiltWith {
  courses?: StoredDocument[]
  course?: StoredDocument
  posts?: StoredDocument[]
  post?: StoredDocument
  /** The content of the post, sanitised. */
  safeContent?: string
}

/** The id of the data block in which a page carries it. No script policy forbids such a block, and no browser runs it. */
export const builtWithId = 'built-with'

let builtWith: BuiltWith | null = null

/** What this page was built with; nothing where it was not prerendered. */
export function whatWasBuilt(): BuiltWith {
  builtWith ??= JSON.parse(document.getElementById(builtWithId)?.textContent ?? '{}') as BuiltWith
  return builtWith
}

/** The sanitised form of a post's content, if it is the very content that this page was built with. */
export function builtSafeContent(content: string): string | undefined {
  const { post, safeContent } = whatWasBuilt()
  return post?.fields.content === content ? safeContent : undefined
}

/** For the prerendering alone: what the next page is drawn from. */
export function buildWith(documents: BuiltWith): void {
  builtWith = documents
}
