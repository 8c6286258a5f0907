import { storedText } from './stored.ts'

/** A blog post as the pages use it (SPEC section 3, Blog). `content` is HTML and must be sanitised before it is shown. */
export interface BlogPost {
  id: string
  title: string
  smallDescription: string
  content: string
}

/** Reads a stored post in whatever shape it has; missing fields are ''. */
export function readBlogPost(id: string, fields: Record<string, unknown>): BlogPost {
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    content: storedText(fields.content),
  }
}
