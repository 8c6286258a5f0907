import { type Fields, storedDay, storedText } from './values/stored.ts'

export type ListedPost = ReturnType<typeof readListedPost>
export type BlogPost = ReturnType<typeof readBlogPost>

/** Slower than an adult's 240 English words a minute: there are Punjabi words to say aloud. */
const wordsPerMinute = 180

/** A blog post as its own page shows it. `content` is HTML and must be sanitised before it is shown. Missing fields are ''. */
export function readBlogPost(id: string, fields: Fields) {
  return { ...readListedPost(id, fields), content: storedText(fields.content) }
}

/** The list's fields of a blog post. The prerendered list carries these and no others. */
export function readListedPost(id: string, fields: Fields) {
  const content = storedText(fields.content)
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []
  return {
    id,
    title: storedText(fields.title),
    smallDescription: storedText(fields.SmallDescription),
    /** The path of its first picture on this site; '' if it has none. */
    picture: /<img\b[^>]*\ssrc="(\/[^/"][^"]*)"/.exec(content)?.[1] ?? '',
    date: storedDay(fields.date),
    /** Reading time in minutes, rounded up; 0 if it is empty. */
    minutes: Math.ceil(words.length / wordsPerMinute),
  }
}

/** The post after this one in a list, wrapping around; nothing if there is no other. */
export function followerOf(id: string, posts: readonly ListedPost[]): ListedPost | undefined {
  const follower = posts[(posts.findIndex((post) => post.id === id) + 1) % posts.length]
  return follower?.id === id ? undefined : follower
}

/** Newest first, those without a date last; comparator for `sort`, which is stable. */
export function byDate(one: ListedPost, other: ListedPost): number {
  return one.date < other.date ? 1 : one.date > other.date ? -1 : 0
}
