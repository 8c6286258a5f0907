import { lazy, Suspense, useDeferredValue } from 'react'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { words } from '#words/blog.ts'
import { builtSafeContent } from '#data/built.ts'
import { PostContent } from './post-content.tsx'

const SanitisedContent = lazy(async () => ({
  default: (await import('./sanitised-content.tsx')).SanitisedContent,
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
