import { lazy, Suspense } from 'react'
import { prerenderedData } from '#data/prerendered-data.ts'
import { PublishedParts } from './published-parts.tsx'

/** Lazy, because it brings in Firestore, which a first visit of this page does without. */
const StoredParts = lazy(async () => ({ default: (await import('./stored-parts.tsx')).StoredParts }))

/**
 * The levels and two posts. A prerendered page carries them as published with the site, and nothing is downloaded or
 * read for them (decision 86); they are read only if the visit began on another page.
 */
export function Published() {
  const { teasers } = prerenderedData()
  if (teasers !== undefined) return <PublishedParts {...teasers} />
  return (
    <Suspense>
      <StoredParts />
    </Suspense>
  )
}
