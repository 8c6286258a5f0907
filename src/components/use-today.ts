import { useSyncExternalStore } from 'react'
import { dayOf } from '../model/day'

/**
 * Today, as `YYYY-MM-DD`. While a built page is taken over it is the day of the build, because that is what stands on
 * the page; right after, it is the person's own.
 */
export function useToday(): string {
  return useSyncExternalStore(never, today, buildDay)
}

function never(): () => void {
  return () => undefined
}

function today(): string {
  return dayOf(new Date())
}

function buildDay(): string {
  return import.meta.env.VITE_BUILD_DAY ?? today()
}
