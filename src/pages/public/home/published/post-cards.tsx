import { Link } from '#components/ui/link.tsx'
import { copy as blog } from '#copy/blog.ts'
import { copy } from '#copy/home.ts'
import { teasedPosts } from '#data/prerendered-data.ts'
import { paths } from '#lib/paths.ts'
import type { ListedPost } from '#model/blog.ts'
import styles from './published.module.css'

/** The first posts of the blog. */
export function PostCards({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <section className={`content ${styles.part ?? ''}`}>
      <h2>{copy.posts}</h2>
      <ul className={styles.posts}>
        {posts.slice(0, teasedPosts).map(({ id, title, smallDescription, picture }) => (
          <li className={`card ${styles.card ?? ''} ${styles.post ?? ''}`} key={id}>
            {picture !== '' && <img src={picture} alt="" width={640} height={360} loading="lazy" />}
            <div className={styles.body}>
              <h3 className={styles.title} lang={blog.postLanguage}>
                <Link to={paths.blogPost(id)}>{title}</Link>
              </h3>
              <p lang={blog.postLanguage}>{smallDescription}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
