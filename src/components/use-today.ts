import { timeZone } from '#content/site.ts'
import type { Day } from '#model/dates/day.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** The date at the school at a given moment, in milliseconds; '' if there is none. */
export function schoolDayOf(moment: number | null): Day {
  return moment === null ? '' : dayIn(timeZone, new Date(moment))
}

/** Today at the school, as `YYYY-MM-DD`; until a prerendered page is hydrated, the day of the build. */
export function useToday(): string {
  const buildDay = import.meta.env.VITE_BUILD_DAY
  const today = dayIn(timeZone, new Date())
  return useIsHydrated() ? today : (buildDay ?? today)
}
