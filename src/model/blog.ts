import { storedText } from './stored.ts'

/** `content` is HTML and must be sanitised before it is shown. */
export interface BlogPost {
  id: string
  title: string
  smallDescription: string
  content: string
}

/** Missing fields are ''. */
export function readBlogPost(id: string, fields: Record<string, unknown>): BlogPost {
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    content: storedText(fields.content),
  }
}
