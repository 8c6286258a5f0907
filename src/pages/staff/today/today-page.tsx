import { useState } from 'react'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { copy as registrationCopy, today as copy } from '#copy/office.ts'
import type { Catalogue } from '#data/office/terms.ts'
import { useOverview } from '#data/office/today.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { deviceData } from '#lib/site-data.ts'
import { hasEnded } from '#model/course.ts'
import { schoolTerms } from '#model/office/term.ts'
import { ListSkeleton } from '../long-list.tsx'
import { CatalogueView } from '../office-view.tsx'
import layout from '../staff.module.css'
import { LevelDays } from './level-days.tsx'
import styles from './today-page.module.css'

/** What is to be done, and who sits in which class. */
export function TodayPage() {
  return <CatalogueView title={copy.title}>{(catalogue) => <Overview catalogue={catalogue} />}</CatalogueView>
}

function Overview({ catalogue }: { catalogue: Catalogue }) {
  const today = useToday()
  const since = useLastVisit()
  const open = catalogue.terms.filter((term) => !hasEnded(term, today))
  const overview = useOverview(open, since)
  if (overview.status === 'loading') return <ListSkeleton />
  const { openEnquiries, unpaid, owed, fresh, classes, waiting } = overview.data
  return (
    <>
      <ul className={styles.facts}>
        <li className="card">
          <Link to={paths.officeEnquiries}>{copy.openEnquiries(openEnquiries)}</Link>
        </li>
        <li className="card">
          <Link to={`${paths.officeRegistrations}?term=all&show=unpaid`}>
            {unpaid === 0 ? copy.allPaid : copy.unpaid(unpaid, formatMoney(owed, site.money))}
          </Link>
        </li>
        <li className="card">
          <Link to={`${paths.officeRegistrations}?term=all`}>
            {copy.newSince(fresh, formatDay(schoolDayOf(since)))}
          </Link>
        </li>
      </ul>
      {open.length === 0 && <Empty text={registrationCopy.noTerms} />}
      {schoolTerms(open)
        .reverse()
        .map(({ id, startDate, endDate }) => (
          <section key={id} className={layout.section}>
            <h2>{`${id} (${formatDays(startDate, endDate)})`}</h2>
            {catalogue.courses.map((course) => (
              <LevelDays
                key={course.id}
                course={course}
                term={id}
                classes={classes.filter(({ term }) => term.courseId === course.id && term.term === id)}
                waiting={waiting.filter((enquiry) => enquiry.courseId === course.id && enquiry.term === id)}
              />
            ))}
          </section>
        ))}
    </>
  )
}

const visitKey = 'office-visit'
/** How long a visit lasts, in milliseconds: a reload is no new one. */
const visitLength = 4 * 60 * 60 * 1000

/** When the visit before this one began on this device, in milliseconds; of the first one a week ago. */
function useLastVisit(): number {
  const [since] = useState(() => {
    const [last = Date.now() - 7 * 24 * 60 * 60 * 1000, before = last] = (deviceData.get(visitKey) ?? '')
      .split(' ')
      .filter((moment) => moment !== '')
      .map(Number)
    if (Date.now() - last < visitLength) return before
    deviceData.set(visitKey, `${Date.now()} ${last}`)
    return last
  })
  return since
}
