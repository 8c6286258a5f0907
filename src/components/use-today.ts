import { dayOf } from '#model/day.ts'
import { useIsHydrated } from './hydration.tsx'

/** Today, as `YYYY-MM-DD`: until a prerendered page is hydrated the day of the build, then the person's own. */
export function useToday(): string {
  const buildDay = import.meta.env.VITE_BUILD_DAY
  const today = dayOf(new Date())
  return useIsHydrated() ? today : (buildDay ?? today)
}
