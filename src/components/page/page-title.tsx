import { useLayoutEffect } from 'react'
import { language } from '#copy/language.ts'

/** Sets the document's title: “Courses · Painti”, or the site's name alone. */
export function PageTitle({ title }: { title?: string | undefined }) {
  useLayoutEffect(() => {
    document.title = title === undefined ? language.siteName : `${title} · ${language.siteName}`
  }, [title])
  return null
}
