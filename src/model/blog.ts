import { isRealDay } from './dates/day.ts'
import { storedText } from './values/stored.ts'

/** What the list shows of a blog post. The prerendered list carries these fields and no others. */
export interface ListedPost {
  id: string
  title: string
  smallDescription: string
  /** The address of its first picture on this site; '' where it has none. */
  picture: string
  /** When it was published, `YYYY-MM-DD`; '' where that is not known. */
  date: string
  /** How long reading it takes, rounded up; 0 where it is empty. */
  minutes: number
}

/** A blog post as its own page shows it. `content` is HTML and must be sanitised before it is shown. */
export interface BlogPost extends ListedPost {
  content: string
}

/** Slower than the 240 words a minute of an adult who reads English: there are Punjabi words to say aloud. */
const wordsPerMinute = 180

/** Missing fields are ''. */
export function readBlogPost(id: string, fields: Record<string, unknown>): BlogPost {
  return { ...readListedPost(id, fields), content: storedText(fields.content) }
}

export function readListedPost(id: string, fields: Record<string, unknown>): ListedPost {
  const content = storedText(fields.content)
  const date = storedText(fields.date)
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    picture: /<img\b[^>]*\ssrc="(\/[^/"][^"]*)"/.exec(content)?.[1] ?? '',
    date: isRealDay(date) ? date : '',
    minutes: Math.ceil(words.length / wordsPerMinute),
  }
}

/** The one that follows a post in a list, the first after the last; nothing where there is no other. */
export function followerOf(id: string, posts: readonly ListedPost[]): ListedPost | undefined {
  const follower = posts[(posts.findIndex((post) => post.id === id) + 1) % posts.length]
  return follower?.id === id ? undefined : follower
}

/** Newest first, those without a date last; for `sort`, which keeps the order of the others. */
export function byDate(one: ListedPost, other: ListedPost): number {
  return one.date < other.date ? 1 : one.date > other.date ? -1 : 0
}
