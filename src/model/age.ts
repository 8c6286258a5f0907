import { type Day, isRealDay } from './day.ts'

/** The ages the school teaches (SPEC section 9). Outside them a hint appears; nothing is blocked (DESIGN section 4). */
export const taughtAges = { from: 6, to: 12 } as const

/**
 * Age in whole years on the day `today`, computed from the birthdate (SPEC section 3).
 * `null` where the birthdate is missing, is no day of the calendar, or lies after `today`.
 */
export function ageOn(birthdate: string, today: Day): number | null {
  if (!isRealDay(birthdate) || birthdate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  const hadBirthday = today.slice(5) >= birthdate.slice(5)
  return hadBirthday ? years : years - 1
}

/** Whether the school teaches children of this age. */
export function isTaughtAge(age: number): boolean {
  return age >= taughtAges.from && age <= taughtAges.to
}
