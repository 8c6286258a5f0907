import { useMemo, useRef } from 'react'
import styles from './post-content.module.css'
import { sanitise } from './sanitise'
import { useSiteLinks } from './use-site-links'

/** The stored HTML of a post. It is never shown unsanitised (DESIGN section 1), not even where the sanitiser cannot run. */
export function PostContent({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null)
  const safe = useMemo(() => sanitise(html), [html])
  useSiteLinks(content)
  return <div ref={content} className={styles.content} dangerouslySetInnerHTML={{ __html: safe }} />
}
