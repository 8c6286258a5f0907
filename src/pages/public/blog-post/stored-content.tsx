import { lazy, Suspense, useDeferredValue } from 'react'
import { Skeleton } from '../../../components/skeleton'
import { words } from '../../../content/en/blog'
import { builtSafeContent } from '../../../data/built'
import { PostContent } from './post-content'

const SanitisedContent = lazy(async () => ({
  default: (await import('./sanitised-content')).SanitisedContent,
}))

/**
 * The stored HTML of a post. It is never shown unsanitised (DESIGN section 1), not even where the sanitiser cannot be
 * fetched. What the page was built with was sanitised then; only something newer needs the sanitiser here, and until that
 * is there the page stays as it is.
 */
export function StoredContent({ html }: { html: string }) {
  const shown = useDeferredValue(html)
  const safe = builtSafeContent(shown)
  return (
    <Suspense fallback={<Skeleton label={words.loading} shape="post" />}>
      {safe === undefined ? <SanitisedContent html={shown} /> : <PostContent safe={safe} />}
    </Suspense>
  )
}
