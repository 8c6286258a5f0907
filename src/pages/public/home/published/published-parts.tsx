import { languageOf } from '#components/text-language.ts'
import { Teachers } from '#components/course/teachers.tsx'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { useToday } from '#components/use-today.ts'
import { copy as blog } from '#copy/blog.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatDay } from '#copy/format.ts'
import { copy } from '#copy/home.ts'
import { site } from '#content/site.ts'
import { teasedPosts } from '#data/prerendered-data.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import type { ListedPost } from '#model/blog.ts'
import { hasEnded, isRunning, type Teacher, type TeasedCourse } from '#model/course.ts'
import styles from './published.module.css'

interface PublishedPartsProps {
  courses: readonly TeasedCourse[]
  posts: readonly ListedPost[]
  teachers?: readonly Teacher[]
}

/** Empty parts are left out. */
export function PublishedParts({ courses, posts, teachers = [] }: PublishedPartsProps) {
  return (
    <>
      {courses.length > 0 && (
        <section className={`content ${styles.part ?? ''}`}>
          <h2>{copy.levels}</h2>
          <ul className={styles.levels}>
            {courses.map((course) => (
              <LevelCard key={course.id} course={course} />
            ))}
          </ul>
        </section>
      )}
      {teachers.length > 0 && (
        <section className={`content ${styles.part ?? ''}`}>
          <h2 className={styles.head}>{courseCopy.teachers.title}</h2>
          <Teachers teachers={teachers} withLevels />
        </section>
      )}
      {posts.length > 0 && <PostCards posts={posts} />}
    </>
  )
}

/** After its term a course has no price here: nobody can join it. */
function LevelCard({ course }: { course: TeasedCourse }) {
  const isOver = hasEnded(course, useToday())
  return (
    <li className={`card ${styles.card ?? ''}`}>
      <CoursePicture course={course} className={styles.picture} isLazy />
      <div className={styles.body}>
        {course.level !== null && <p className="kicker">{courseCopy.level(course.level)}</p>}
        <h3 className={styles.title} lang={languageOf(course.title)}>
          <Link to={paths.course(course.id)}>{course.title}</Link>
        </h3>
        <Begin course={course} />
        {course.cost !== null && !isOver && (
          <p className={styles.price}>
            <strong>{formatMoney(course.cost, site.money)}</strong> <span>{courseCopy.forEachChild}</span>
          </p>
        )}
      </div>
    </li>
  )
}

function Begin({ course }: { course: TeasedCourse }) {
  const today = useToday()
  const day = formatDay(course.startDate)
  if (hasEnded(course, today)) return <p>{courseCopy.ended.title}</p>
  if (day === '') return null
  return <p>{isRunning(course, today) ? courseCopy.runningSince(day) : copy.starts(day)}</p>
}

function PostCards({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <section className={`content ${styles.part ?? ''}`}>
      <h2>{copy.posts}</h2>
      <ul className={styles.posts}>
        {posts.slice(0, teasedPosts).map(({ id, title, smallDescription, picture, minutes }) => (
          <li className={`card ${styles.card ?? ''} ${styles.post ?? ''}`} key={id}>
            {picture !== '' && <img src={picture} alt="" width={640} height={360} loading="lazy" />}
            <div className={styles.body}>
              <h3 className={styles.title} lang={blog.postLanguage}>
                <Link to={paths.blogPost(id)}>{title}</Link>
              </h3>
              <p lang={blog.postLanguage}>{smallDescription}</p>
              {blog.postLanguage !== undefined && minutes > 0 && <small>{blog.minutes(minutes)}</small>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
