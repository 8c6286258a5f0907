import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { useToday } from '#components/use-today.ts'
import { copy, list as listCopy } from '#copy/office.ts'
import { useRegistrationsFound } from '#data/office/families.ts'
import type { LongList } from '#data/office/pages.ts'
import { useRegistrations } from '#data/office/registrations.ts'
import type { Catalogue } from '#data/office/terms.ts'
import { paths } from '#lib/paths.ts'
import { isFound, owedFor, type Registration } from '#model/office/registration.ts'
import { ListSkeleton, LoadMore } from '../long-list.tsx'
import { CatalogueView } from '../office-view.tsx'
import { owedInAll } from '../registration-list/registration-cells.tsx'
import { RegistrationList } from '../registration-list/registration-list.tsx'
import styles from '../staff.module.css'
import { Filters, readFilters } from './filters.tsx'

/** Who is registered in a term, and all that the school does with them. */
export function RegistrationsPage() {
  return (
    <CatalogueView title={copy.title}>{(catalogue) => <FilteredList catalogue={catalogue} />}</CatalogueView>
  )
}

function FilteredList({ catalogue }: { catalogue: Catalogue }) {
  const [params] = useSearchParams()
  const filters = readFilters(params, catalogue.terms, useToday())
  const { term, level, day, show } = filters
  const isWithdrawn = show === 'withdrawn'
  const list = useRegistrations({ term, courseId: level, day, isWithdrawn })
  const [search, setSearch] = useState('')
  const found = useRegistrationsFound(list?.hasMore === true ? search : '')
  const rows = withoutDoubles([...(list?.rows ?? []), ...found.filter(isListed)]).filter(
    (row) => (show !== 'unpaid' || owedFor(row) !== null) && isFound(row, search),
  )

  /** Whether one that was looked for beyond what is loaded belongs into the list. */
  function isListed({ enrollment, withdrawal }: Registration): boolean {
    return (
      (withdrawal !== null) === isWithdrawn &&
      (term === '' || enrollment.term === term) &&
      (level === '' || enrollment.courseId === level) &&
      (day === '' || enrollment.days.includes(day))
    )
  }

  return (
    <>
      <Filters filters={filters} catalogue={catalogue} onSearch={setSearch} />
      {list === null ? (
        <ListSkeleton />
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">{describe(rows, list)}</p>
            {term !== '' && level !== '' && day !== '' && (
              <Link to={`${paths.classList}?${params.toString()}`}>{copy.classList}</Link>
            )}
          </div>
          <RegistrationList
            caption={copy.title}
            rows={rows}
            isWithdrawn={isWithdrawn}
            terms={catalogue.terms}
          />
          {rows.length === 0 && !list.hasMore && (
            <Empty text={list.rows.length === 0 ? copy.empty : listCopy.nothingFound} />
          )}
          <LoadMore list={list} isSaid />
        </>
      )}
    </>
  )
}

function withoutDoubles(rows: Registration[]): Registration[] {
  return [...new Map(rows.map((row) => [row.path, row])).values()]
}

function describe(rows: Registration[], { hasMore, rows: loaded, total }: LongList<Registration>): string {
  const count = `${copy.count(rows.length, owedInAll(rows))}.`
  return hasMore ? `${count} ${listCopy.partly(loaded.length, total)}` : count
}
