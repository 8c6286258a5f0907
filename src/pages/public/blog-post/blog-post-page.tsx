import { useParams } from 'react-router-dom'
import { Empty } from '../../../components/empty'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/blog'
import { useBlogPost } from '../../../data/blog'
import { readAgain } from '../../../data/read'
import { paths } from '../../../lib/paths'
import styles from './blog-post-page.module.css'
import { StoredContent } from './stored-content'

/** One post (SPEC section 2, /Blogs/{blogid}): Loading, then the stored HTML, or Blog not found! */
export function BlogPostPage() {
  const { blogId = '' } = useParams()
  const read = useBlogPost(blogId)
  const isLoading = read.status === 'loading'
  const post = read.status === 'ready' ? read.data : null
  const title = post?.title ?? words.pageTitle
  return (
    <>
      <PageTitle title={title} />
      <TitleBand
        title={title}
        back={{ to: paths.blog, label: words.back }}
        lead={isLoading ? words.loading : post?.smallDescription}
      />
      {/* Another element once it is read: the post takes the place of its shape, and nothing glides down. */}
      <div className={`content ${styles.body ?? ''}`} key={read.status}>
        <div className={styles.column}>
          {post !== null && <StoredContent html={post.content} />}
          {isLoading && <Skeleton label={words.loading} shape="post" onTryAgain={() => void readAgain()} />}
          {!isLoading && post === null && <Empty text={words.missing} isWholePage />}
        </div>
      </div>
    </>
  )
}
