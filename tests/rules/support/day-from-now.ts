import { addDays, type Day } from '#model/day.ts'

/** The day so many days from today, in UTC. */
export function dayFromNow(days: number): Day {
  return addDays(new Date().toISOString().slice(0, 10), days)
}
