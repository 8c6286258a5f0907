import * as v from 'valibot'
import { storedText } from './stored'

/** A blog post as the pages use it (SPEC section 3, Blog). `content` is HTML and must be sanitised before it is shown. */
export interface BlogPost {
  id: string
  title: string
  smallDescription: string
  content: string
}

const postText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** What publishing accepts (SPEC section 3). The messages are for the person who edits the catalogue. */
export const publishedBlogPost = v.strictObject({
  title: postText,
  SmallDescription: postText,
  content: postText,
})

/** Reads a stored post in whatever shape it has; missing fields are ''. */
export function readBlogPost(id: string, fields: Record<string, unknown>): BlogPost {
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    content: storedText(fields.content),
  }
}
