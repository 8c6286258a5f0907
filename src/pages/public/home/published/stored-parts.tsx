import { useBlogPosts } from '#data/blog.ts'
import { useCourses } from '#data/course.ts'
import { teachersOf } from '#model/course.ts'
import { PublishedParts } from './published-parts.tsx'

/** The stored courses and posts, each kind once it has been read. */
export function StoredParts() {
  const courses = useCourses()
  const posts = useBlogPosts()
  const read = courses.data ?? []
  return <PublishedParts courses={read} posts={posts.data ?? []} teachers={teachersOf(read)} />
}
