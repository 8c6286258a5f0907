import { dayOf } from '#model/day.ts'
import { useIsHydrated } from './hydration.tsx'

/**
 * Today, as `YYYY-MM-DD`. While a built page is taken over it is the day of the build, because that is what stands on
 * the page; right after, it is the person's own.
 */
export function useToday(): string {
  const buildDay = import.meta.env.VITE_BUILD_DAY
  const today = dayOf(new Date())
  return useIsHydrated() ? today : (buildDay ?? today)
}
