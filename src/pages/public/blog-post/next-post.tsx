import { Link } from '#components/ui/link.tsx'
import { copy } from '#copy/blog.ts'
import { postAfter } from '#data/blog.ts'
import { paths } from '#lib/paths.ts'
import { PostFacts } from '../post-facts.tsx'
import styles from './next-post.module.css'

/** At the end of a post, where another one is known. */
export function NextPost({ after }: { after: string }) {
  const next = postAfter(after)
  if (next === undefined) return null
  return (
    <nav className={`card ${styles.next ?? ''}`} aria-label={copy.next}>
      {next.picture !== '' && <img src={next.picture} alt="" width={640} height={360} loading="lazy" />}
      <div>
        <p className={styles.label}>{copy.next}</p>
        <h2 className={styles.title} lang={copy.postLanguage}>
          <Link to={paths.blogPost(next.id)}>{next.title}</Link>
        </h2>
        <PostFacts post={next} />
      </div>
    </nav>
  )
}
