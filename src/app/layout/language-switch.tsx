import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '#components/use-is-hydrated.ts'
import { language } from '#words/language.ts'
import { carryState } from '../carried-state.ts'

const { code, basePath, name } = language.other

/**
 * Leads to the same page in the other language: a new document, because each language is a build of its own. A cart goes
 * along.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname, search, hash, ...location } = useLocation()
  const state: unknown = location.state
  // A prerendered page knows its path alone.
  const isHydrated = useIsHydrated()
  const path = pathname === '/' && basePath !== '' ? basePath : basePath + pathname
  const address = path + (isHydrated ? search + hash : '')

  return (
    <a
      className={className}
      href={address}
      lang={code}
      hrefLang={code}
      onClick={() => carryState(address, state)}
    >
      {name}
    </a>
  )
}
