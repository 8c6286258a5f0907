import { site } from '#content/site.ts'
import { Whole } from './sentences.tsx'

/** A link that writes to the school; screen readers are given the address in one piece. */
export function SchoolEmail({ className }: { className?: string | undefined }) {
  return (
    <a className={className} href={`mailto:${site.email}`} aria-label={site.email}>
      <Whole text={site.email} />
    </a>
  )
}
