import type { ComponentProps } from 'react'
import { site } from '#content/site.ts'

const [name, domain] = site.email.split('@')

/**
 * A link that writes to the school. With large text on a phone the address breaks before its `@`, not within a word,
 * and screen readers get it in one piece.
 */
export function SchoolEmail({ className }: { className?: string | undefined }) {
  return (
    <a className={className} href={`mailto:${site.email}`} aria-label={site.email} translate="no">
      {name}
      <wbr />@{domain}
    </a>
  )
}

/** A link that calls the school; nothing if `site.ts` has no number. */
export function SchoolPhone({ children = site.phone, ...rest }: Omit<ComponentProps<'a'>, 'href'>) {
  if (site.phone === '') return null
  return (
    <a {...rest} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  )
}
