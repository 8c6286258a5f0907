import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import styles from './post-content.module.css'

/** The stored HTML of a post. It is never shown unsanitised (DESIGN section 1), not even where the sanitiser cannot run. */
export function PostContent({ html }: { html: string }) {
  const safe = useMemo(() => sanitised(html), [html])
  return <div className={styles.content} dangerouslySetInnerHTML={{ __html: safe }} />
}

function sanitised(html: string): string {
  if (!DOMPurify.isSupported) return ''
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'textarea', 'select', 'button', 'dialog'],
    FORBID_ATTR: ['style', 'class'],
    SANITIZE_NAMED_PROPS: true,
  })
}
