/**
 * A day without a time, `YYYY-MM-DD`. Days are compared as text and never pass through a time zone, so a birthdate is
 * the same day everywhere.
 */
export type Day = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const firstYear = 1900

/** The day of a moment, in the time zone of the device. */
export function dayOf(clock: Date): Day {
  const month = String(clock.getMonth() + 1).padStart(2, '0')
  const date = String(clock.getDate()).padStart(2, '0')
  return `${String(clock.getFullYear()).padStart(4, '0')}-${month}-${date}`
}

/** Whether the text is a calendar day: `2020-02-29` is, `2019-02-29` is not. */
export function isRealDay(text: string): boolean {
  const parts = dayPattern.exec(text)
  if (parts === null) return false
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const clock = new Date(Date.UTC(year, month - 1, date))
  return clock.getUTCMonth() === month - 1 && clock.getUTCDate() === date
}

/** Whether the text can be a birthdate: a calendar day from 1900 to `today`. */
export function isBirthdate(text: string, today: Day): boolean {
  return isRealDay(text) && Number(text.slice(0, 4)) >= firstYear && text <= today
}

export function addDays(day: Day, count: number): Day {
  const clock = new Date(`${day}T00:00:00Z`)
  clock.setUTCDate(clock.getUTCDate() + count)
  return clock.toISOString().slice(0, 10)
}

/** In whole years on `today` (S3.20); `null` if the birthdate is not a calendar day or after `today`. */
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

/** Whether the age on `today` is known and outside the ages that the school teaches (`content/site.ts`). */
export function isOutsideAges(birthdate: string, today: Day, ages: { from: number; to: number }): boolean {
  const age = ageOn(birthdate, today)
  return age !== null && (age < ages.from || age > ages.to)
}
