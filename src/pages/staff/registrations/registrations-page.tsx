import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { useToday } from '#components/use-today.ts'
import { copy, list as listCopy } from '#copy/office.ts'
import { type LongList, searchLifetime } from '#data/office/paged-list.ts'
import { useAllRegistrations, useRegistrations } from '#data/office/registrations.ts'
import type { Catalogue } from '#data/office/terms.ts'
import { paths } from '#lib/paths.ts'
import { amountOwed } from '#model/enrollment.ts'
import { isFound, type OfficeRegistration } from '#model/office/registration.ts'
import { ListSkeleton, LoadMore } from '../long-list.tsx'
import { CatalogueView } from '../office-view.tsx'
import { owedInAll } from '../registration-list/registration-cells.tsx'
import { RegistrationList } from '../registration-list/registration-list.tsx'
import styles from '../staff.module.css'
import { Filters, readFilters } from './filters.tsx'

/** Who is registered in a term, and everything that the school does with them. */
export function RegistrationsPage() {
  return (
    <CatalogueView title={copy.title}>{(catalogue) => <FilteredList catalogue={catalogue} />}</CatalogueView>
  )
}

function FilteredList({ catalogue }: { catalogue: Catalogue }) {
  const [params] = useSearchParams()
  const filters = readFilters(params, catalogue.terms, useToday())
  const { term: termId, level, day, show } = filters
  const isWithdrawn = show === 'withdrawn'
  const filter = { termId, courseId: level, day, isWithdrawn }
  const list = useRegistrations(filter)
  const [search, setSearch] = useState('')
  const isPartly = list?.hasMore === true && search.trim() !== ''
  const all = useAllRegistrations(filter, { enabled: isPartly, staleTime: searchLifetime })
  const everything = isPartly && all.status === 'ready' ? all.data : null
  const rows = (everything ?? list?.rows ?? []).filter(
    (row) => (show !== 'unpaid' || amountOwed(row) !== null) && isFound(row, search),
  )

  return (
    <>
      <Filters filters={filters} catalogue={catalogue} onSearch={setSearch} />
      {list === null ? (
        <ListSkeleton />
      ) : (
        <>
          <div className={styles.head}>
            <p role="status">{describe(rows, list, everything !== null)}</p>
            {termId !== '' && level !== '' && day !== '' && (
              <Link to={`${paths.classList}?${params.toString()}`}>{copy.classList}</Link>
            )}
          </div>
          <RegistrationList
            caption={copy.title}
            rows={rows}
            isWithdrawn={isWithdrawn}
            terms={catalogue.terms}
          />
          {rows.length === 0 && (!list.hasMore || everything !== null) && (
            <Empty text={list.rows.length === 0 ? copy.empty : listCopy.nothingFound} />
          )}
          {everything === null && <LoadMore list={list} isSaid />}
        </>
      )}
    </>
  )
}

function describe(rows: OfficeRegistration[], list: LongList<OfficeRegistration>, isAll: boolean): string {
  const { hasMore, rows: loaded, total } = list
  const count = `${copy.count(rows.length, owedInAll(rows))}.`
  return hasMore && !isAll ? `${count} ${listCopy.partly(loaded.length, total)}` : count
}
