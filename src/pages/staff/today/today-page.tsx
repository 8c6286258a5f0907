import { useState } from 'react'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { copy as registrationCopy, today as copy } from '#copy/office.ts'
import type { Catalogue } from '#data/office/terms.ts'
import { useOverview } from '#data/office/today.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { deviceData } from '#lib/site-data.ts'
import { hasEnded } from '#model/course.ts'
import { schoolTerms } from '#model/office/term.ts'
import { Boundary } from '../boundary.tsx'
import { ListSkeleton } from '../long-list.tsx'
import { CatalogueView } from '../office-view.tsx'
import { termWithDays } from '../registration-list/registration-cells.tsx'
import layout from '../staff.module.css'
import { LevelDays } from './level-days.tsx'
import styles from './today-page.module.css'

/** What needs doing, and who is in which class. */
export function TodayPage() {
  return <CatalogueView title={copy.title}>{(catalogue) => <Overview catalogue={catalogue} />}</CatalogueView>
}

function Overview({ catalogue }: { catalogue: Catalogue }) {
  const today = useToday()
  const { since, isKnown } = useLastVisit()
  const open = catalogue.terms.filter((term) => !hasEnded(term, today))
  const overview = useOverview(open, since)
  if (overview.status === 'loading') return <ListSkeleton />
  const { openEnquiries, unpaid, owed, fresh, classes, waiting } = overview.data
  const every = `${paths.officeRegistrations}?term=all`
  const facts = {
    [paths.officeEnquiries]: copy.openEnquiries(openEnquiries),
    [`${every}&show=unpaid`]:
      unpaid === 0 ? copy.allPaid : copy.unpaid(unpaid, formatMoney(owed, site.money)),
    [every]: isKnown ? copy.newSince(fresh, formatDay(schoolDayOf(since))) : copy.newThisWeek(fresh),
  }
  return (
    <>
      <ul className={styles.facts}>
        {Object.entries(facts).map(([to, fact]) => (
          <li key={to} className="card">
            <Link to={to}>{fact}</Link>
          </li>
        ))}
      </ul>
      {open.length === 0 && (
        <Empty text={catalogue.terms.length === 0 ? registrationCopy.noTerms : copy.allEnded} />
      )}
      {schoolTerms(open)
        .reverse()
        .map((term) => (
          <section key={term.id} className={layout.section}>
            <h2>{termWithDays(term)}</h2>
            {catalogue.courses.map((course) => (
              <Boundary key={course.id} of={`Course/${course.id}`} row={course}>
                <LevelDays
                  course={course}
                  termId={term.id}
                  classes={classes.filter(
                    (one) => one.term.courseId === course.id && one.term.termId === term.id,
                  )}
                  waiting={waiting.filter(
                    (enquiry) => enquiry.courseId === course.id && enquiry.termId === term.id,
                  )}
                />
              </Boundary>
            ))}
          </section>
        ))}
    </>
  )
}

const visitKey = 'office-visit'
/** How long a visit lasts, in milliseconds: a reload does not start a new one. */
const visitLength = 4 * 60 * 60 * 1000
const week = 7 * 24 * 60 * 60 * 1000

/** When the previous visit began on this device, in milliseconds; if unknown, a week ago. */
function useLastVisit(): { since: number; isKnown: boolean } {
  const [visit] = useState(() => {
    const stored = (deviceData.get(visitKey) ?? '').split(' ').filter((moment) => moment !== '')
    const [last, before] = stored.map(Number)
    const isNew = last === undefined || Date.now() - last >= visitLength
    if (isNew) deviceData.set(visitKey, [Date.now(), ...stored.slice(0, 1)].join(' '))
    const since = isNew ? last : before
    return { since: since ?? Date.now() - week, isKnown: since !== undefined }
  })
  return visit
}
