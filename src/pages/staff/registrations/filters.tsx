import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Field } from '#components/form/field.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatDays, formatWeekday } from '#copy/format.ts'
import { copy, list as listCopy } from '#copy/office.ts'
import type { Catalogue } from '#data/office/terms.ts'
import type { Day } from '#model/dates/day.ts'
import { type Weekday, weekdays } from '#model/dates/schedule.ts'
import { currentTerm, type PublishedTerm, schoolTerms } from '#model/office/term.ts'
import styles from '../staff.module.css'

const shows = ['all', 'unpaid', 'withdrawn'] as const

export interface RegistrationFilters {
  /** '' is every one, in each of them. */
  term: string
  level: string
  day: Weekday | ''
  show: (typeof shows)[number]
}

/** Stands in the address for every term: without one it is the current one. */
const allTerms = 'all'

/** The filters in an address, so that a reload and the way back keep them. */
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

interface FiltersProps {
  filters: RegistrationFilters
  catalogue: Catalogue
  onSearch?: (text: string) => void
}

/** What a list of registrations is of. A sheet of a class has no search, and no term, level or day is left open. */
export function Filters({ filters, catalogue, onSearch }: FiltersProps) {
  const [, setParams] = useSearchParams()
  const terms = schoolTerms(catalogue.terms)
  const isSheet = onSearch === undefined
  const days = weekdays.filter((day) => catalogue.terms.some(({ schedule }) => schedule.days.includes(day)))

  function choose(name: keyof RegistrationFilters) {
    return (value: string) =>
      setParams(
        (before) => {
          before.set(name, value)
          return before
        },
        { replace: true },
      )
  }

  // The address changes also by a link, and by the way back.
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const select of shown.current?.querySelectorAll('select') ?? []) {
      const value = filters[select.name as keyof RegistrationFilters]
      select.value = select.name === 'term' && value === '' ? allTerms : value
    }
  })

  return (
    <div className={styles.filters} ref={shown}>
      <div className={styles.wide}>
        <Field
          label={copy.term}
          name="term"
          defaultValue={filters.term || allTerms}
          onChoose={choose('term')}
          required={false}
        >
          {terms.map(({ id, startDate, endDate }) => (
            <option key={id} value={id}>{`${id} (${formatDays(startDate, endDate)})`}</option>
          ))}
          {!isSheet && <option value={allTerms}>{copy.allTerms}</option>}
        </Field>
      </div>
      <Field
        label={copy.level}
        name="level"
        defaultValue={filters.level}
        onChoose={choose('level')}
        required={false}
      >
        <option value="">{copy.allLevels}</option>
        {catalogue.courses.map(({ id, level, title }) => (
          <option key={id} value={id}>
            {courseCopy.levelOrTitle(level, title)}
          </option>
        ))}
      </Field>
      <Field label={copy.day} name="day" defaultValue={filters.day} onChoose={choose('day')} required={false}>
        <option value="">{copy.allDays}</option>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatWeekday(day, 'long')}
          </option>
        ))}
      </Field>
      {!isSheet && (
        <>
          <Field
            label={copy.show}
            name="show"
            defaultValue={filters.show}
            onChoose={choose('show')}
            required={false}
          >
            {shows.map((show) => (
              <option key={show} value={show}>
                {copy.shown[show]}
              </option>
            ))}
          </Field>
          <div className={styles.wide}>
            <Field
              label={listCopy.search}
              name="search"
              type="search"
              autoComplete="off"
              placeholder={listCopy.searchHint}
              required={false}
              onInput={({ currentTarget }) => onSearch(currentTarget.value)}
            />
          </div>
        </>
      )}
    </div>
  )
}
