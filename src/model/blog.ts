import { type Fields, storedDay, storedText } from './values/stored.ts'

export type ListedPost = ReturnType<typeof readListedPost>
export type BlogPost = ReturnType<typeof readBlogPost>

/** Slower than the 240 words a minute of an adult who reads English: there are Punjabi words to say aloud. */
const wordsPerMinute = 180

/** A blog post as its own page shows it. `content` is HTML and must be sanitised before it is shown. Missing fields are ''. */
export function readBlogPost(id: string, fields: Fields) {
  return { ...readListedPost(id, fields), content: storedText(fields.content) }
}

/** What the list shows of a blog post. The prerendered list carries these fields and no others. */
export function readListedPost(id: string, fields: Fields) {
  const content = storedText(fields.content)
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    /** The address of its first picture on this site; '' if it has none. */
    picture: /<img\b[^>]*\ssrc="(\/[^/"][^"]*)"/.exec(content)?.[1] ?? '',
    /** When it was published. */
    date: storedDay(fields.date),
    /** How long reading it takes, rounded up; 0 if it is empty. */
    minutes: Math.ceil(words.length / wordsPerMinute),
  }
}

/** The one that follows a post in a list, the first after the last; nothing if there is no other. */
export function followerOf(id: string, posts: readonly ListedPost[]): ListedPost | undefined {
  const follower = posts[(posts.findIndex((post) => post.id === id) + 1) % posts.length]
  return follower?.id === id ? undefined : follower
}

/** Newest first, those without a date last; for `sort`, which keeps the order of the others. */
export function byDate(one: ListedPost, other: ListedPost): number {
  return one.date < other.date ? 1 : one.date > other.date ? -1 : 0
}
