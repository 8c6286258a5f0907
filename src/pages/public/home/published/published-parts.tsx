import type { ListedPost } from '#model/blog.ts'
import type { TeasedCourse } from '#model/course.ts'
import { LevelCards } from './level-cards.tsx'
import { PostCards } from './post-cards.tsx'

interface PublishedPartsProps {
  courses: readonly TeasedCourse[]
  posts: readonly ListedPost[]
}

/** What there is none of is absent. */
export function PublishedParts({ courses, posts }: PublishedPartsProps) {
  return (
    <>
      {courses.length > 0 && <LevelCards courses={courses} />}
      {posts.length > 0 && <PostCards posts={posts} />}
    </>
  )
}
