import { lazy, Suspense, useDeferredValue } from 'react'
import { useParams } from 'react-router-dom'
import { Skeleton } from '#components/loading/loading.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { useToday } from '#components/use-today.ts'
import { copy } from '#copy/blog.ts'
import { formatDay } from '#copy/format.ts'
import { postAfter, useBlogPost } from '#data/blog.ts'
import { prerenderedSafeContent } from '#data/prerendered-data.ts'
import { refetchPending } from '#data/read.ts'
import { env } from '#lib/env.ts'
import { paths } from '#lib/paths.ts'
import { retryUntilLoaded } from '#lib/retry.ts'
import type { BlogPost } from '#model/blog.ts'
import { PostFacts } from '../post-facts.tsx'
import styles from './blog-post-page.module.css'
import { PostContent } from './post-content.tsx'

const SanitisedContent = lazy(async () => {
  const { SanitisedContent } = await retryUntilLoaded(() => import('./sanitised-content.tsx'))
  return { default: SanitisedContent }
})

export default function BlogPostPage() {
  const { blogId = '' } = useParams()
  const read = useBlogPost(blogId)
  const isLoading = read.status === 'loading'
  const post = read.data ?? null
  const title = post?.title ?? copy.pageTitle
  return (
    <>
      <PageTitle title={title} />
      <TitleBand
        title={title}
        lang={post === null ? undefined : copy.postLanguage}
        back={{ to: paths.blog, label: copy.back }}
        lead={isLoading ? copy.loading : post && <Lead post={post} />}
        isNarrow
      />
      {/* With a key, so that the post replaces the skeleton at once and nothing slides down. */}
      <div className={`content ${styles.body ?? ''}`} key={read.status}>
        <div className={styles.column}>
          {post !== null && (
            <>
              <StoredContent html={post.content} />
              <NextLevel />
              <NextPost after={post.id} />
            </>
          )}
          {isLoading && <Skeleton label={copy.loading} shape="post" onTryAgain={refetchPending} />}
          {!isLoading && post === null && <Empty text={copy.missing} isWholePage />}
        </div>
      </div>
    </>
  )
}

function Lead({ post }: { post: BlogPost }) {
  return (
    <>
      <span lang={copy.postLanguage}>{post.smallDescription}</span>
      <br />
      <PostFacts post={post} />
    </>
  )
}

/**
 * The stored HTML of a post, never shown unsanitised. Prerendered content was sanitised by the build; the sanitiser is
 * downloaded only for newer content, and until it arrives the page stays as it is.
 */
function StoredContent({ html }: { html: string }) {
  const shown = useDeferredValue(html)
  const safe = prerenderedSafeContent(shown)
  return (
    <Suspense fallback={<Skeleton label={copy.loading} shape="post" />}>
      {safe === undefined ? <SanitisedContent html={shown} /> : <PostContent safe={safe} />}
    </Suspense>
  )
}

/** At the end of a post: the level whose term begins next, or all levels if none is upcoming. */
function NextLevel() {
  const today = useToday()
  const next = env.levelStarts.find(([day]) => day > today)
  return (
    <p className={styles.level}>
      {copy.more}{' '}
      {next === undefined ? (
        <Link to={paths.courses}>{copy.seeCourses}</Link>
      ) : (
        <Link className="whole" to={paths.course(next[1])}>
          {copy.starts(next[1], formatDay(next[0]))}
        </Link>
      )}
    </p>
  )
}

/** At the end of a post, if another one is known. */
function NextPost({ after }: { after: string }) {
  const next = postAfter(after)
  if (next === undefined) return null
  return (
    <nav className={`card ${styles.next ?? ''}`} aria-label={copy.next}>
      {next.picture !== '' && <img src={next.picture} alt="" width={640} height={360} loading="lazy" />}
      <div>
        <p className="kicker">{copy.next}</p>
        <h2 className="h3" lang={copy.postLanguage}>
          <Link to={paths.blogPost(next.id)}>{next.title}</Link>
        </h2>
        <PostFacts post={next} />
      </div>
    </nav>
  )
}
