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

/** Whether somebody with this birthdate is of age on `today`: 18 in Ontario (Age of Majority and Accountability Act, s. 1). */
export function isAdult(birthdate: string, today: Day): boolean {
  return (ageOn(birthdate, today) ?? 0) >= 18
}

export function isTaughtAge(age: number): boolean {
  return age >= taughtAges.from && age <= taughtAges.to
}

/** Whether the age on `today` is known, and is none of those. */
export function isOutsideAges({ birthdate }: { birthdate: string }, today: Day): boolean {
  const age = ageOn(birthdate, today)
  return age !== null && !isTaughtAge(age)
}
