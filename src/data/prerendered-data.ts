import type { BlogPost, ListedPost } from '#model/blog.ts'
import type { Course, ListedCourse, TeasedCourse } from '#model/course.ts'

/** What a prerendered page was drawn from, so that its script can hydrate it unchanged. */
export interface PrerenderedData {
  courses?: ListedCourse[]
  course?: Course
  posts?: ListedPost[]
  post?: BlogPost
  /** No more than the start page shows, because its document has to stay short. */
  teasers?: { courses: TeasedCourse[]; posts: ListedPost[] }
}

/** How many posts the start page shows. */
export const teasedPosts = 2

/** Marks the element that shows the content of a post. */
export const safeContentMark = 'data-safe-content'

/** The id of the JSON data block in which a page carries its data. No script policy forbids one, and no browser runs it. */
export const prerenderedDataId = 'prerendered-data'

let data: PrerenderedData | null = null
/** The sanitised content of the post. */
let safeContent: string | undefined

/** What this page was prerendered from; empty where it was not prerendered. */
export function prerenderedData(): PrerenderedData {
  if (data === null) {
    data = JSON.parse(document.getElementById(prerenderedDataId)?.textContent ?? '{}') as PrerenderedData
    // Read before anything is rendered over it: the markup carries it, and a second copy would make the page longer.
    safeContent = document.querySelector(`[${safeContentMark}]`)?.innerHTML
  }
  return data
}

/** The sanitised form of a post's content, if it is the very content that this page was prerendered from. */
export function prerenderedSafeContent(content: string): string | undefined {
  return prerenderedData().post?.content === content ? safeContent : undefined
}

/** For the build alone: what the next page is drawn from, and the sanitised content of its post. */
export function setPrerenderedData(next: PrerenderedData, safe: string | undefined): void {
  data = next
  safeContent = safe
}
