import { useMemo } from 'react'
import { PostContent } from './post-content.tsx'
import { sanitise } from './sanitise.ts'

/** In a file of its own, so that the sanitiser is only downloaded where it is needed. */
export function SanitisedContent({ html }: { html: string }) {
  return <PostContent safe={useMemo(() => sanitise(html), [html])} />
}
