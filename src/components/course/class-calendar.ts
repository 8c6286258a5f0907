import ical from 'ical-generator'
import { language } from '#copy/language.ts'
import { site, timeZone } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { classesOf, type Enrollment } from '#model/enrollment.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import { momentIn } from '#model/dates/time-zone.ts'

/**
 * The classes of a registration as an iCalendar file (RFC 5545), in UTC, so that calendars show them in local time. The
 * first class keeps its id whenever it takes place, and so on: a file with corrected days replaces an older one, except
 * for classes that were dropped at the end.
 * @param title of each class, such as `Arjan: Level 1`.
 */
export function classCalendar(enrollment: Enrollment, schedule: Schedule, title: string): string {
  const { startTime, endTime } = schedule
  const calendar = ical({ name: title, prodId: { company: site.name, product: 'Classes' } })
  for (const [index, day] of classesOf(enrollment, schedule).entries()) {
    const hours =
      startTime === ''
        ? { start: new Date(`${day}T00:00:00Z`), timezone: 'UTC', allDay: true }
        : {
            start: momentIn(timeZone, day, startTime),
            end: endTime === '' ? null : momentIn(timeZone, day, endTime),
          }
    calendar.createEvent({
      ...hours,
      id: `${enrollment.id}-${index + 1}@${new URL(site.address).hostname}`,
      // In minutes, because a calendar takes only a higher number for a correction (section 3.8.7.4).
      sequence: Math.floor(Date.now() / 60_000),
      summary: title,
      url: site.address + language.basePath + paths.course(enrollment.courseId),
    })
  }
  return calendar.toString()
}
