import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { language } from '#words/language.ts'
import { carryPage } from '#lib/carried-page.ts'
import { inLanguage } from '#lib/paths.ts'

const { code, name } = language.other

/**
 * Leads to the same page in the other language: a new document, because each language is a build of its own. What was
 * typed goes along.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname, ...location } = useLocation()
  const path = inLanguage(pathname, language.other)

  /** Adds what stands in the address now: a question that was opened is there without the router's knowledge. */
  function handleClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    currentTarget.href = path + window.location.search + window.location.hash
    carryPage(currentTarget.href, location.state)
  }

  return (
    <a className={className} href={path} lang={code} hrefLang={code} onClick={handleClick}>
      {name}
    </a>
  )
}
