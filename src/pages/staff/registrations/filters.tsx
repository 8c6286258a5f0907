import { useSearchParams } from 'react-router-dom'
import { Field } from '#components/form/field.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatWeekday } from '#copy/format.ts'
import { copy, list as listCopy } from '#copy/office.ts'
import type { Catalogue } from '#data/office/terms.ts'
import type { Day } from '#model/dates/day.ts'
import { type Weekday, weekdays } from '#model/dates/schedule.ts'
import { currentTerm, type PublishedTerm, schoolTerms } from '#model/office/term.ts'
import { SearchField } from '../long-list.tsx'
import { termWithDays } from '../registration-list/registration-cells.tsx'
import styles from '../staff.module.css'

const shows = ['all', 'unpaid', 'withdrawn'] as const

export interface RegistrationFilters {
  /** Named as in the address: the ids of a term and of a course. '' in any of them is all. */
  term: string
  level: string
  day: Weekday | ''
  show: (typeof shows)[number]
}

/** The address's value for every term: without one it is the current term. */
const allTerms = 'all'

/** The filters in an address, so that reloading and going back keep them. */
export function readFilters(
  params: URLSearchParams,
  published: readonly PublishedTerm[],
  today: Day,
): RegistrationFilters {
  const term = params.get('term') ?? currentTerm(schoolTerms(published), today)?.id ?? ''
  return {
    term: term === allTerms ? '' : term,
    level: params.get('level') ?? '',
    day: weekdays.find((day) => day === params.get('day')) ?? '',
    show: shows.find((known) => known === params.get('show')) ?? 'all',
  }
}

type Option = [string, string]

interface FiltersProps {
  filters: RegistrationFilters
  catalogue: Catalogue
  onSearch?: (text: string) => void
}

/** The filters of a list of registrations. A class list has no search, and needs a term, a level and a day. */
export function Filters({ filters, catalogue, onSearch }: FiltersProps) {
  const [, setParams] = useSearchParams()
  const days = weekdays.filter((day) => catalogue.terms.some(({ schedule }) => schedule.days.includes(day)))
  const terms = schoolTerms(catalogue.terms).map((term): Option => [term.id, termWithDays(term)])
  const levels: Option[] = catalogue.courses.map(({ id, level, title }) => [
    id,
    courseCopy.levelOrTitle(level, title),
  ])

  function choice(name: keyof RegistrationFilters, label: string, options: Option[]) {
    const value = filters[name] || (name === 'term' ? allTerms : '')
    const handleChoose = (chosen: string) =>
      setParams((before) => ({ ...Object.fromEntries(before), [name]: chosen }), { replace: true })
    return (
      <Field label={label} name={name} value={value} onChoose={handleChoose} required={false}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Field>
    )
  }

  return (
    <div className={`on-screen ${styles.filters ?? ''}`}>
      <div className={styles.wide}>
        {choice('term', copy.term, onSearch === undefined ? terms : [...terms, [allTerms, copy.allTerms]])}
      </div>
      {choice('level', copy.level, [['', copy.allLevels], ...levels])}
      {choice('day', copy.day, [
        ['', copy.allDays],
        ...days.map((day): Option => [day, formatWeekday(day, 'long')]),
      ])}
      {onSearch !== undefined && (
        <>
          {choice(
            'show',
            copy.show,
            shows.map((show) => [show, copy.shown[show]]),
          )}
          <div className={styles.wide}>
            <SearchField placeholder={listCopy.searchHint} onSearch={onSearch} />
          </div>
        </>
      )}
    </div>
  )
}
