import { useRef } from 'react'
import { safeContentMark } from '#data/prerendered-data.ts'
import styles from './post-content.module.css'
import { useSiteLinks } from './use-site-links.ts'

/** The content of a post; `safe` has been sanitised. */
export function PostContent({ safe }: { safe: string }) {
  const content = useRef<HTMLDivElement>(null)
  useSiteLinks(content)
  return (
    <div
      ref={content}
      className={styles.content}
      {...{ [safeContentMark]: '' }}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
