import { lazy, Suspense, useDeferredValue } from 'react'
import { Skeleton } from '#components/skeleton.tsx'
import { words } from '#words/blog.ts'
import { prerenderedSafeContent } from '#data/prerendered-data.ts'
import { PostContent } from './post-content.tsx'

const SanitisedContent = lazy(async () => ({
  default: (await import('./sanitised-content.tsx')).SanitisedContent,
}))

/**
 * The stored HTML of a post. It is never shown unsanitised, not even where the sanitiser cannot be fetched. What the page
 * was prerendered from was sanitised by the build; only newer content needs the sanitiser here, and until that is loaded
 * the page stays as it is.
 */
export function StoredContent({ html }: { html: string }) {
  const shown = useDeferredValue(html)
  const safe = prerenderedSafeContent(shown)
  return (
    <Suspense fallback={<Skeleton label={words.loading} shape="post" />}>
      {safe === undefined ? <SanitisedContent html={shown} /> : <PostContent safe={safe} />}
    </Suspense>
  )
}
