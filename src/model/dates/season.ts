export const seasons = ['winter', 'spring', 'summer', 'autumn', 'fall'] as const

/** What the id of a term says: `2027-winter` or `winter-2027`; `null` if it has another shape. */
export function seasonOf(termId: string): { season: (typeof seasons)[number]; year: string } | null {
  const parts = termId.split('-')
  const season = seasons.find((one) => parts.includes(one))
  const year = parts.find((part) => /^\d{4}$/.test(part))
  return season === undefined || year === undefined || parts.length !== 2 ? null : { season, year }
}
