import { CalendarDays, Clock, Footprints, type LucideIcon, Sparkles } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { useToday } from '#components/use-today.ts'
import { words } from '#words/courses.ts'
import { site } from '#content/site.ts'
import { formatDays, formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded } from '#model/course.ts'
import { preloadEnquiryOnIntent } from '../course-enquiry.tsx'
import styles from './price-card.module.css'

/** Price, dates and the next step together; what the course does not say has no line. */
export function PriceCard({ course, onEnquire }: { course: Course; onEnquire: () => void }) {
  const days = formatDays(course.startDate, course.endDate, words.days)
  const { level } = course
  return (
    <div className={`card ${styles.card ?? ''}`}>
      {course.cost !== null && (
        <p className={styles.price}>
          <strong>{formatMoney(course.cost, site.money)}</strong>
          {words.page.wholeLevel}
        </p>
      )}
      <ul className={styles.facts}>
        {days !== '' && <Fact icon={CalendarDays} fact={days} detail={words.page.weeks} />}
        <Fact icon={Clock} fact={words.page.classes} detail={words.page.days} />
        {level === 1 && <Fact icon={Sparkles} fact={words.firstLevel} detail={words.page.startsFresh} />}
        {level !== null && level > 1 && (
          <Fact icon={Footprints} fact={words.page.comesAfter(level - 1)} detail={words.page.orEvaluation} />
        )}
      </ul>
      {hasEnded(course, useToday()) && <Alert kind="info" text={words.page.ended} />}
      <NeedsScript />
      <div className={styles.actions}>
        <ButtonLink isWide to={paths.enrol(course.id)}>
          {words.page.enrol}
        </ButtonLink>
        <Button isWide variant="second" onClick={onEnquire} {...preloadEnquiryOnIntent}>
          {words.page.enquire}
        </Button>
      </div>
    </div>
  )
}

function Fact({ icon: Icon, fact, detail }: { icon: LucideIcon; fact: string; detail: string }) {
  return (
    <li>
      <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
      <span>
        <strong>{fact}</strong>
        {detail}
      </span>
    </li>
  )
}
