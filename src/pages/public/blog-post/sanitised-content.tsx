import { useMemo } from 'react'
import { PostContent } from './post-content.tsx'
import { sanitise } from './sanitise.ts'

/** Stored HTML, sanitised here and now. It is a file of its own, so that the sanitiser comes only where it is needed. */
export function SanitisedContent({ html }: { html: string }) {
  return <PostContent safe={useMemo(() => sanitise(html), [html])} />
}
