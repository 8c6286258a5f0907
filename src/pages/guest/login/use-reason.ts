import { matchPath } from 'react-router-dom'
import { copy } from '#copy/account.ts'
import { patterns } from '#lib/paths.ts'
import { useGuestContext } from '../guest-context.ts'

/**
 * Why a visitor is asked to sign in, where a guard sent them here on the way to enrol or to add a child. The level is
 * the course's id (`catalogue/courses`).
 */
export function useReason(): string | null {
  const { wantedPath } = useGuestContext()
  if (wantedPath === null) return null
  const [pathname = ''] = wantedPath.split('?')
  if (matchPath(patterns.addStudent, pathname) !== null) return copy.reason.addChild
  const id = matchPath(patterns.enrol, pathname)?.params.courseId
  if (id === undefined) return null
  return /^\d+$/.test(id) ? copy.reason.enrolIn(id) : copy.reason.enrol
}
