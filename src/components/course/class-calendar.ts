import ical from 'ical-generator'
import { language } from '#copy/language.ts'
import { site, timeZone } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { classesOf, type Enrollment, referenceOf } from '#model/enrollment.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import { momentIn } from '#model/dates/time-zone.ts'

/**
 * The classes of a registration as an iCalendar file (RFC 5545), each at its moment in UTC: calendars show it by their
 * own clock. The ids stay the same, so that importing the file again adds nothing twice.
 * @param title of each class, such as `Arjan: Level 1`.
 */
export function classCalendar(
  uid: string,
  enrollment: Enrollment,
  schedule: Schedule,
  title: string,
): string {
  const { startTime, endTime } = schedule
  const id = referenceOf(uid, enrollment) || enrollment.id
  const calendar = ical({ name: title, prodId: { company: site.name, product: 'Classes' } })
  for (const day of classesOf(enrollment, schedule)) {
    const hours =
      startTime === ''
        ? { start: new Date(`${day}T00:00:00Z`), timezone: 'UTC', allDay: true }
        : {
            start: momentIn(timeZone, day, startTime),
            end: endTime === '' ? null : momentIn(timeZone, day, endTime),
          }
    calendar.createEvent({
      ...hours,
      id: `${id}-${day}@${new URL(site.address).hostname}`,
      summary: title,
      url: site.address + language.basePath + paths.course(enrollment.courseId),
    })
  }
  return calendar.toString()
}
