import { type Day, isRealDay } from './day.ts'

/** In years (S9.06). Outside them a hint appears, and nothing is blocked. */
export const taughtAges = { from: 6, to: 12 } as const

/** In whole years on `today` (S3.20); `null` where the birthdate is no calendar day or after `today`. */
export function ageOn(birthdate: string, today: Day): number | null {
  if (!isRealDay(birthdate) || birthdate > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  const hadBirthday = today.slice(5) >= birthdate.slice(5)
  return hadBirthday ? years : years - 1
}

export function isTaughtAge(age: number): boolean {
  return age >= taughtAges.from && age <= taughtAges.to
}
