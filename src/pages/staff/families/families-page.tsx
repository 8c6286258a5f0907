import { useState } from 'react'
import { DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { families as copy, list as listCopy } from '#copy/office.ts'
import {
  byParent,
  type Family,
  useAllFamilies,
  useFamilies,
  useRegistrationsOf,
} from '#data/office/families.ts'
import { paths } from '#lib/paths.ts'
import { matches } from '#model/office/search.ts'
import { fullName } from '#model/values/name.ts'
import { Boundary, bounded } from '../boundary.tsx'
import { ListSkeleton, LoadMore, SearchField } from '../long-list.tsx'
import { OfficeView } from '../office-view.tsx'
import { StatementSearch } from './statement-search.tsx'

const columns = bounded<Family>(
  [
    {
      head: copy.columns.parent,
      cell: ({ uid, parent }) => (
        <Link to={paths.officeFamily(uid)}>{fullName(parent) || parent.email || copy.unnamed}</Link>
      ),
    },
    { head: copy.columns.email, cell: ({ parent }) => <Whole text={parent.email} /> },
    { head: copy.columns.phone, kind: 'whole', cell: ({ parent }) => parent.phoneNumber },
  ],
  ({ uid }) => `Users/${uid}`,
)

/** Finds a family, and matches lines of a bank statement to payments. */
export function FamiliesPage() {
  const list = useFamilies()
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const everyone = useAllFamilies(isSearching)
  const found = useRegistrationsOf(search)
  const shown = everyone ?? list?.rows ?? []
  const rows = shown
    .filter(
      ({ uid, parent, children }) =>
        found.some((other) => other.uid === uid) ||
        matches(search, { names: [parent, ...children].map(fullName), ...parent }),
    )
    .sort(byParent)
  return (
    <OfficeView title={copy.title}>
      <Boundary of={copy.statement.title}>
        <StatementSearch />
      </Boundary>
      <SearchField hint={copy.lead} onSearch={setSearch} />
      {list === null ? (
        <ListSkeleton />
      ) : (
        <>
          <p role="status">{copy.count(isSearching ? rows.length : list.total)}</p>
          {rows.length === 0 && isSearching && everyone === null ? (
            <ListSkeleton />
          ) : rows.length === 0 ? (
            <Empty text={list.rows.length === 0 ? copy.empty : listCopy.nothingFound} />
          ) : (
            <DataTable caption={copy.title} columns={columns} rows={rows} rowKey={({ uid }) => uid} />
          )}
          {!isSearching && <LoadMore list={list} />}
        </>
      )}
    </OfficeView>
  )
}
