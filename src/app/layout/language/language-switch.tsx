import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { type Language, languages } from '#content/languages.ts'
import { language } from '#copy/language.ts'
import { carryPage } from '#lib/carried-page.ts'
import { inLanguage } from '#lib/paths.ts'

/** The languages that a page can be switched to. */
export const otherLanguages = languages.filter(({ code }) => code !== language.code)

/** Links to the page in another language, a separate build and so a new document. Form input is carried over. */
export function LanguageSwitch({ to, className }: { to: Language; className?: string | undefined }) {
  const { pathname, ...location } = useLocation()
  const path = inLanguage(pathname, to)

  /** Adds the current hash: opening a question changes it without the router noticing. */
  function handleClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = path + window.location.search + window.location.hash
    carryPage(currentTarget.href, location.state)
  }

  return (
    <a className={className} href={path} lang={to.code} hrefLang={to.code} onClick={handleClick}>
      {to.name}
    </a>
  )
}
