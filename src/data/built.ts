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
}

/** Marks the element that shows the content of a post. */
export const safeContentMark = 'data-safe-content'

/** The id of the data block in which a page carries it. No script policy forbids such a block, and no browser runs it. */
export const builtWithId = 'built-with'

let builtWith: BuiltWith | null = null
/** The content of the post, as it was sanitised. */
let safeContent: string | undefined

/** What this page was built with; nothing where it was not prerendered. */
export function whatWasBuilt(): BuiltWith {
  if (builtWith === null) {
    builtWith = JSON.parse(document.getElementById(builtWithId)?.textContent ?? '{}') as BuiltWith
    // Before anything is drawn over it: the page itself carries it, and a second copy would only make the page longer.
    safeContent = document.querySelector(`[${safeContentMark}]`)?.innerHTML
  }
  return builtWith
}

/** The sanitised form of a post's content, if it is the very content that this page was built with. */
export function builtSafeContent(content: string): string | undefined {
  const { post } = whatWasBuilt()
  return post?.fields.content === content ? safeContent : undefined
}

/** For the prerendering alone: what the next page is drawn from, and the sanitised content of its post. */
export function buildWith(documents: BuiltWith, safe: string | undefined): void {
  builtWith = documents
  safeContent = safe
}
