import { ButtonLink } from '#components/ui/button.tsx'
import { Lattice, type LatticeDye } from '#components/drawings/lattice.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/blog.ts'
import { useBlogPosts } from '#data/blog.ts'
import { refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import styles from './blog-page.module.css'
import { PostCardsSkeleton } from './post-cards-skeleton.tsx'

const dyes: readonly LatticeDye[] = ['rani', 'indigo', 'leaf', 'madder']

export function BlogPage() {
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.title} lead={words.lead} />
      <div className={`content ${styles.page ?? ''}`}>
        <Posts />
      </div>
    </>
  )
}

function Posts() {
  const posts = useBlogPosts()
  if (posts.status === 'loading') return <PostCardsSkeleton onTryAgain={() => void refetchPending()} />
  if (posts.data.length === 0) return <Empty text={words.empty} isWholePage />
  return (
    <ul className={styles.posts}>
      {posts.data.map(({ id, title, smallDescription }, index) => (
        <li className={`card ${styles.post ?? ''}`} key={id}>
          <div className={styles.picture}>
            <Lattice dye={dyes[index % dyes.length] ?? 'rani'} />
          </div>
          <div className={styles.body}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.description}>{smallDescription}</p>
            <ButtonLink
              variant="second"
              className={styles.read}
              to={paths.blogPost(id)}
              aria-label={words.readMoreOf(title)}
            >
              {words.readMore}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
