import { useEffect } from 'react'
import { site } from '../content/site'

/** Names the document: “Courses · Painti”; without a title, the site's name alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useEffect(() => {
    document.title = title === undefined ? site.name : `${title} · ${site.name}`
  }, [title])
  return null
}
