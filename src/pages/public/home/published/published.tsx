import { prerenderedData } from '#data/prerendered-data.ts'
import { lazyModule } from '#lib/lazy-module.tsx'
import type { ListedPost } from '#model/blog.ts'
import type { TeasedCourse } from '#model/course.ts'
import { useIdleModule } from '../use-idle-module.ts'
import { LevelCards } from './level-cards.tsx'
import { PostCards } from './post-cards.tsx'

export interface PublishedPartsProps {
  courses: readonly TeasedCourse[]
  posts: readonly ListedPost[]
}

const reading = lazyModule(() => import('./read-published.tsx'))

/**
 * The levels and two posts. A prerendered page carries them as they were published with the site, and nothing is
 * downloaded or read for them (decision 86); they are read only where the visit began on another page.
 */
export function Published() {
  const { teasers } = prerenderedData()
  return teasers === undefined ? <ReadWhenIdle /> : <PublishedParts {...teasers} />
}

function ReadWhenIdle() {
  const module = useIdleModule(reading)
  return module && <module.ReadPublished Parts={PublishedParts} />
}

/** What there is none of is absent. */
function PublishedParts({ courses, posts }: PublishedPartsProps) {
  return (
    <>
      {courses.length > 0 && <LevelCards courses={courses} />}
      {posts.length > 0 && <PostCards posts={posts} />}
    </>
  )
}
