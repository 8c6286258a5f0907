import { useBlogPosts } from '#data/blog.ts'
import { useCourses } from '#data/course.ts'
import { PublishedParts } from './published-parts.tsx'

/** The courses and posts that are stored, each kind once it has been read. */
export function StoredParts() {
  const courses = useCourses()
  const posts = useBlogPosts()
  return <PublishedParts courses={courses.data ?? []} posts={posts.data ?? []} />
}
