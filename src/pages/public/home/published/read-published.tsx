import type { ComponentType } from 'react'
import { useBlogPosts } from '#data/blog.ts'
import { useCourses } from '#data/course.ts'
import type { PublishedPartsProps } from './published.tsx'

/** Shows the courses and posts that are stored, each kind once it has been read. */
export function ReadPublished({ Parts }: { Parts: ComponentType<PublishedPartsProps> }) {
  const courses = useCourses()
  const posts = useBlogPosts()
  return (
    <Parts
      courses={courses.status === 'ready' ? courses.data : []}
      posts={posts.status === 'ready' ? posts.data : []}
    />
  )
}
