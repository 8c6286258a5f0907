import { useParams } from 'react-router-dom'
import { Empty } from '#components/ui/empty.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/blog.ts'
import { useBlogPost } from '#data/blog.ts'
import { readAgain } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import styles from './blog-post-page.module.css'
import { StoredContent } from './stored-content.tsx'

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
