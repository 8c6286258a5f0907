import { inject } from 'vitest'
import { addDays, type Day } from '#model/day.ts'

/** The day so many days from the server's today, in UTC. */
export function dayFromNow(days: number): Day {
  return addDays(inject('today'), days)
}
