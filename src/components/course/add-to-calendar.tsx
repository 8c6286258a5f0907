import { CalendarPlus } from 'lucide-react'
import { components as componentCopy } from '#copy/layout.ts'
import { copy } from '#copy/courses.ts'
import { download } from '#lib/download.ts'
import { withTimeout } from '#lib/retry.ts'
import { classesOf, type Enrollment } from '#model/enrollment.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import { showMessage } from '../dialog/message.ts'
import { Button } from '../ui/button.tsx'
import { useToday } from '../use-today.ts'

interface AddToCalendarProps {
  enrollment: Enrollment
  /** `null` if it is unknown. */
  schedule: Schedule | null
  /** The title of each class, such as `Arjan: Level 1`. */
  title: string
}

/** Downloads the classes as a calendar file; nothing if their days are unknown or all are over. */
export function AddToCalendar({ enrollment, schedule, title }: AddToCalendarProps) {
  const today = useToday()
  if (schedule === null || classesOf(enrollment, schedule).every((day) => day < today)) return null

  async function handleClick(known: Schedule) {
    try {
      const { classCalendar } = await withTimeout(import('./class-calendar.ts'))
      download(classCalendar(enrollment, known, title), `${title}.ics`, 'text/calendar')
    } catch (error) {
      console.error(error)
      void showMessage({ title: componentCopy.notLoaded, text: '', icon: 'error' })
    }
  }

  return (
    <Button
      variant="second"
      isSmall
      icon={<CalendarPlus aria-hidden="true" size={20} strokeWidth={2.25} />}
      aria-label={`${copy.addToCalendar}: ${title}`}
      onClick={() => void handleClick(schedule)}
    >
      {copy.addToCalendar}
    </Button>
  )
}
