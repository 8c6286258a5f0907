import type { BlogPost, ListedPost } from '#model/blog.ts'
import type { Course, ListedCourse, TeasedCourse, Teacher } from '#model/course.ts'

/** What a prerendered page was drawn from, so that its script can hydrate it unchanged. */
export interface PrerenderedData {
  courses?: ListedCourse[]
  course?: Course
  posts?: ListedPost[]
  post?: BlogPost
  /** The content of the post as the build has sanitised it. */
  safeContent?: string
  /** No more than the start page shows, because its document has to stay short. */
  teasers?: { courses: TeasedCourse[]; posts: ListedPost[]; teachers?: Teacher[] }
}

/** How many posts the start page shows. */
export const teasedPosts = 2

/** The id of the JSON data block in which a page carries its data. No script policy forbids one, and no browser runs it. */
export const prerenderedDataId = 'prerendered-data'

let data: PrerenderedData | null = null

/** What this page was prerendered from; empty where it was not prerendered. */
export function prerenderedData(): PrerenderedData {
  data ??= JSON.parse(document.getElementById(prerenderedDataId)?.textContent ?? '{}') as PrerenderedData
  return data
}

/** The sanitised form of a post's content, if it is the very content that this page was prerendered from. */
export function prerenderedSafeContent(content: string): string | undefined {
  const { post, safeContent } = prerenderedData()
  return post?.content === content ? safeContent : undefined
}

/** For the build alone: what the next page is drawn from. */
export function setPrerenderedData(next: PrerenderedData): void {
  data = next
}
