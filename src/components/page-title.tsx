import { useLayoutEffect } from 'react'
import { site } from '#content/site.ts'

/** Names the document, as soon as its page stands: “Courses · Painti”; without a title, the site’s name alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useLayoutEffect(() => {
    document.title = title === undefined ? site.name : `${title} · ${site.name}`
  }, [title])
  return null
}
