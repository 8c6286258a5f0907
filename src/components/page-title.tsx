import { useLayoutEffect } from 'react'
import { site } from '#content/site.ts'

/** Sets the document's title: “Courses · Painti”, or the site's name alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useLayoutEffect(() => {
    document.title = title === undefined ? site.name : `${title} · ${site.name}`
  }, [title])
  return null
}
