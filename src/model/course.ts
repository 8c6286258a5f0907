import { isRealDay } from './day.ts'
import { levelFrom } from './level.ts'
import { storedNumber, storedText } from './stored.ts'

/** The parts of an item before and after its first colon (S3.11). */
export interface LearnItem {
  heading: string
  text: string
}

/** What lists show of a course. A prerendered list carries these fields and no others. */
export interface ListedCourse {
  id: string
  title: string
  information: string
  imageUrl: string
  /** 1 to 9, from the id as in `firestore.rules`, else from the stored number; `null` where neither is a level. */
  level: number | null
  /** For one child, in the currency of `content/site.ts`; `null` where none is stored. */
  cost: number | null
  /** First and last day of the term as `YYYY-MM-DD`, or '' where none is stored. */
  startDate: string
  endDate: string
}

/** A course as its own page shows it. */
export interface Course extends ListedCourse {
  description: string
  learn: LearnItem[]
  activities: string[]
}

/** Reads a stored course in whatever shape it has; missing fields are '' or `null`. */
export function readCourse(id: string, fields: Record<string, unknown>): Course {
  return {
    ...readListedCourse(id, fields),
    description: storedText(fields.Description),
    learn: itemsOf(storedText(fields.learn)).map(learnItem),
    activities: itemsOf(storedText(fields.activities)),
  }
}

/** Reads of a stored course what lists show. */
export function readListedCourse(id: string, fields: Record<string, unknown>): ListedCourse {
  return {
    id,
    title: storedText(fields.Title),
    information: storedText(fields.information),
    imageUrl: storedText(fields.imageUrl),
    level: levelFrom(id) ?? levelFrom(storedNumber(fields.number)),
    cost: storedNumber(fields.cost),
    startDate: storedText(fields.StartDate),
    endDate: storedText(fields.EndDate),
  }
}

/** Courses in the order a child takes them; those without a level come last. */
export function byLevel(one: ListedCourse, other: ListedCourse): number {
  return (one.level ?? Infinity) - (other.level ?? Infinity) || one.title.localeCompare(other.title)
}

/** Whether the course's last day is over: its page then says so. */
export function hasEnded(course: ListedCourse, today: string): boolean {
  return isRealDay(course.endDate) && course.endDate < today
}

/** Items are separated by double dashes. */
function itemsOf(text: string): string[] {
  return text
    .split('--')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function learnItem(item: string): LearnItem {
  const colon = item.indexOf(':')
  if (colon === -1) return { heading: item, text: '' }
  return { heading: item.slice(0, colon).trim(), text: item.slice(colon + 1).trim() }
}
