import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#components/ui/button.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { useToday } from '#components/use-today.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatTerm, formatTimes, formatWeekday } from '#copy/format.ts'
import { classList as copy, copy as registrationCopy, families, navigation } from '#copy/office.ts'
import { useAllRegistrations } from '#data/office/registrations.ts'
import type { Catalogue } from '#data/office/terms.ts'
import { paths } from '#lib/paths.ts'
import { ageOn, type Day } from '#model/dates/day.ts'
import { classDays, type Weekday } from '#model/dates/schedule.ts'
import { levelFrom } from '#model/values/level.ts'
import { byChild, contactOf, type OfficeRegistration } from '#model/office/registration.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { ListSkeleton } from '../long-list.tsx'
import { CatalogueView } from '../office-view.tsx'
import { nameOf } from '../registration-list/registration-cells.tsx'
import { Filters, readFilters } from '../registrations/filters.tsx'
import layout from '../staff.module.css'
import styles from './class-list-page.module.css'

/** The class list of a day of a level: the children, whom to call, and a box for each date of the term. */
export function ClassListPage() {
  const back = { to: paths.officeRegistrations, label: navigation.registrations }
  return (
    <CatalogueView title={registrationCopy.classList} back={back}>
      {(catalogue) => <ChosenClass catalogue={catalogue} />}
    </CatalogueView>
  )
}

function ChosenClass({ catalogue }: { catalogue: Catalogue }) {
  const [params] = useSearchParams()
  const filters = readFilters(params, catalogue.terms, useToday())
  const { level, day } = filters
  const term = catalogue.terms.find((other) => other.courseId === level && other.termId === filters.term)
  return (
    <>
      <Filters filters={filters} catalogue={catalogue} />
      {term === undefined || day === '' ? <Empty text={copy.choose} /> : <Sheet term={term} day={day} />}
    </>
  )
}

function Sheet({ term, day }: { term: PublishedTerm; day: Weekday }) {
  const { courseId, schedule } = term
  const read = useAllRegistrations({ termId: term.termId, courseId, day, isWithdrawn: false })
  if (read.status === 'loading') return <ListSkeleton />
  const rows = [...read.data].sort(byChild)
  const dates = classDays(term, [day], schedule.breaks)
  const level = courseCopy.level(levelFrom(courseId) ?? 0)
  const times = formatTimes(schedule.startTime, schedule.endTime)
  const heading = [level, formatWeekday(day, 'long'), times].filter((part) => part !== '').join(', ')
  return (
    <section className={layout.section}>
      <h2>{heading}</h2>
      <Button isSmall icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
        {copy.print}
      </Button>
      <p>{`${formatTerm(term.termId, term)}: ${copy.children(rows.length)}`}</p>
      {rows.length === 0 ? (
        <Empty text={copy.empty} />
      ) : (
        <SheetTable heading={heading} rows={rows} dates={dates} />
      )}
    </section>
  )
}

function SheetTable({ heading, rows, dates }: { heading: string; rows: OfficeRegistration[]; dates: Day[] }) {
  const today = useToday()
  return (
    // Focusable, because it scrolls sideways.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroll} role="region" aria-label={heading} tabIndex={0}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{registrationCopy.columns.child}</th>
            <th scope="col">{registrationCopy.columns.age}</th>
            <th scope="col">{families.columns.phone}</th>
            {dates.map((date) => (
              <th key={date} scope="col" className={styles.date}>
                <span className={styles.month}>{date.slice(5, 7)}/</span>
                {date.slice(8)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <th scope="row">{nameOf(row)}</th>
              <td>{ageOn(row.student?.birthdate ?? '', today)}</td>
              <td>{contactOf(row).phoneNumber}</td>
              {dates.map((date) => (
                <td key={date} className={styles.box} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
