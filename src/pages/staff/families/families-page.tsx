import { useState } from 'react'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { families as copy, list as listCopy } from '#copy/office.ts'
import { byParent, type Family, useFamilies, useFamiliesFound } from '#data/office/families.ts'
import { paths } from '#lib/paths.ts'
import { isFoundIn } from '#model/office/registration.ts'
import { fullName } from '#model/values/name.ts'
import { ListSkeleton, LoadMore, SearchField } from '../long-list.tsx'
import { OfficeView } from '../office-view.tsx'
import { StatementSearch } from './statement-search.tsx'

const columns: Column<Family>[] = [
  {
    head: copy.columns.parent,
    cell: ({ uid, parent }) => (
      <Link to={paths.officeFamily(uid)}>{fullName(parent) || parent.email || copy.unnamed}</Link>
    ),
  },
  { head: copy.columns.email, cell: ({ parent }) => <Whole text={parent.email} /> },
  { head: copy.columns.phone, kind: 'whole', cell: ({ parent }) => parent.phoneNumber },
]

/** Finds a family, and whose payment a line of a bank statement is. */
export function FamiliesPage() {
  const list = useFamilies()
  const [search, setSearch] = useState('')
  const found = useFamiliesFound(search)
  const loaded = (list?.rows ?? []).filter(({ parent }) =>
    isFoundIn(search, { names: [fullName(parent)], ...parent }),
  )
  const rows = [...loaded, ...found.filter(({ uid }) => loaded.every((other) => other.uid !== uid))].sort(
    byParent,
  )
  return (
    <OfficeView title={copy.title}>
      <StatementSearch />
      <SearchField hint={copy.lead} onSearch={setSearch} />
      {list === null ? (
        <ListSkeleton />
      ) : (
        <>
          <p role="status">{copy.count(search === '' ? list.total : rows.length)}</p>
          {rows.length === 0 && !list.hasMore ? (
            <Empty text={list.rows.length === 0 ? copy.empty : listCopy.nothingFound} />
          ) : (
            <DataTable caption={copy.title} columns={columns} rows={rows} rowKey={({ uid }) => uid} />
          )}
          <LoadMore list={list} />
        </>
      )}
    </OfficeView>
  )
}
