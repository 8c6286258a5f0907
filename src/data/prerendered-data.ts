import type { BlogPost, ListedPost } from '#model/blog.ts'
import type { Course, ListedCourse, TeasedCourse, Teacher } from '#model/course.ts'

/** The data that a prerendered page was rendered from, so that its script hydrates it unchanged. */
export interface PrerenderedData {
  courses?: ListedCourse[]
  course?: Course
  posts?: ListedPost[]
  post?: BlogPost
  /** The content of the post as the build has sanitised it. */
  safeContent?: string
  /** No more than the start page shows, to keep its document short. */
  teasers?: { courses: TeasedCourse[]; posts: ListedPost[]; teachers?: Teacher[] }
}

export const teasedPosts = 2

/** The id of the JSON data block with a page's data, which no script policy forbids and no browser executes. */
export const prerenderedDataId = 'prerendered-data'

let data: PrerenderedData | null = null

/** What this page was prerendered from; empty if it was not prerendered. */
export function prerenderedData(): PrerenderedData {
  data ??= JSON.parse(document.getElementById(prerenderedDataId)?.textContent ?? '{}') as PrerenderedData
  return data
}

/** The sanitised form of a post's content, if this page was prerendered from exactly that content. */
export function prerenderedSafeContent(content: string): string | undefined {
  const { post, safeContent } = prerenderedData()
  return post?.content === content ? safeContent : undefined
}

/** Only for the build: what the next page is rendered from. */
export function setPrerenderedData(next: PrerenderedData): void {
  data = next
}
