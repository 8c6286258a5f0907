import type { ComponentProps } from 'react'
import { site } from '#content/site.ts'

/** A link that calls the school; nothing where `site.ts` has no number. */
export function SchoolPhone({ children = site.phone, ...rest }: Omit<ComponentProps<'a'>, 'href'>) {
  if (site.phone === '') return null
  return (
    <a {...rest} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  )
}
