import type { ReactNode } from 'react'
import { useIsTakenOver } from '../hydration.ts'

/**
 * A drawing that is not among the first things one sees: it comes with the script, so that the page itself is short
 * enough to arrive in one go. What stands around it keeps its place.
 */
export function Later({ children }: { children: ReactNode }) {
  return useIsTakenOver() ? children : null
}
