import { ButtonLink } from '../../../components/button'
import { Diamond } from '../../../components/diamond'
import { Empty } from '../../../components/empty'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/blog'
import { useBlogPosts } from '../../../data/blog'
import { paths } from '../../../lib/paths'
import styles from './blog-page.module.css'

const dyes = ['rani', 'indigo', 'leaf', 'madder'] as const

/** The posts of the blog (SPEC section 2, /blog). A failed read leaves the empty text (SPEC section 8). */
export function BlogPage() {
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.title} lead={words.lead} />
      <div className={`content ${styles.body ?? ''}`}>
        <Posts />
      </div>
    </>
  )
}

function Posts() {
  const posts = useBlogPosts()
  if (posts.status === 'loading') return <Skeleton label={words.loading} shape="cards" count={4} />
  if (posts.status === 'error' || posts.data.length === 0) return <Empty text={words.empty} />
  return (
    <ul className={styles.posts}>
      {posts.data.map(({ id, title, smallDescription }, index) => (
        <li className={`card ${styles.post ?? ''}`} key={id}>
          <Diamond dye={dyes[index % dyes.length] ?? 'rani'} size={56} />
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
        </li>
      ))}
    </ul>
  )
}
