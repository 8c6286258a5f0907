import { storedText } from './stored.ts'

/** What the list shows of a blog post. The prerendered list carries these fields and no others. */
export interface ListedPost {
  id: string
  title: string
  smallDescription: string
  /** The address of its first picture on this site; '' where it has none. */
  picture: string
}

/** A blog post as its own page shows it. `content` is HTML and must be sanitised before it is shown. */
export interface BlogPost extends ListedPost {
  content: string
}

/** Missing fields are ''. */
export function readBlogPost(id: string, fields: Record<string, unknown>): BlogPost {
  return { ...readListedPost(id, fields), content: storedText(fields.content) }
}

/** Reads of a stored post what the list shows. */
export function readListedPost(id: string, fields: Record<string, unknown>): ListedPost {
  const content = storedText(fields.content)
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    picture: /<img\b[^>]*\ssrc="(\/[^/"][^"]*)"/.exec(content)?.[1] ?? '',
  }
}
