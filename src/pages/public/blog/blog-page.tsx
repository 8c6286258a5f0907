import { ButtonLink } from '#components/ui/button.tsx'
import { Lattice, type LatticeColour } from '#components/drawings/lattice.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { CardWords, SkeletonList } from '#components/loading/loading.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { copy } from '#copy/blog.ts'
import { useBlogPosts } from '#data/blog.ts'
import { refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { PostFacts } from '../post-facts.tsx'
import styles from './blog-page.module.css'

/** Of the posts without a picture. */
const colours: readonly LatticeColour[] = ['rani', 'indigo', 'leaf', 'madder']

export default function BlogPage() {
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.title} lead={copy.lead} />
      <div className={`content ${styles.page ?? ''}`}>
        <Posts />
      </div>
    </>
  )
}

function Posts() {
  const posts = useBlogPosts()
  if (posts.status === 'loading') return <PostCardsSkeleton />
  if (posts.data.length === 0) return <Empty text={copy.empty} isWholePage />
  return (
    <ul className={styles.posts}>
      {posts.data.map((post, index) => (
        <li className={`card ${styles.post ?? ''}`} key={post.id}>
          <div className={styles.picture}>
            {post.picture === '' ? (
              <Lattice colour={colours[index % colours.length] ?? 'rani'} />
            ) : (
              <img src={post.picture} alt="" loading={index === 0 ? undefined : 'lazy'} />
            )}
          </div>
          <div className={styles.body}>
            <PostFacts post={post} />
            <h2 className="h3" lang={copy.postLanguage}>
              {post.title}
            </h2>
            <p className={styles.description} lang={copy.postLanguage}>
              {post.smallDescription}
            </p>
            <ButtonLink variant="second" className={styles.read} to={paths.blogPost(post.id)}>
              {/* Search engines read a link's text, not its label. */}
              <span>
                {copy.readMore}{' '}
                <span className="visually-hidden" lang={copy.postLanguage}>
                  {copy.about(post.title)}
                </span>
              </span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** In the size of the cards, so that nothing moves when they arrive. */
function PostCardsSkeleton() {
  return (
    <SkeletonList label={copy.loading} count={4} className={styles.posts} onTryAgain={refetchPending}>
      <div className={`card ${styles.post ?? ''}`}>
        <div className={styles.picture} />
        <CardWords className={styles.waiting} />
      </div>
    </SkeletonList>
  )
}
