import { Field } from '#components/form/field.tsx'
import { Skeleton } from '#components/loading/loading.tsx'
import { Button } from '#components/ui/button.tsx'
import { list as copy } from '#copy/office.ts'
import type { LongList } from '#data/office/pages.ts'
import { refetchPending } from '#data/read.ts'

/** Below a list that is loaded in parts: how much of it is loaded, unless that is said already, and more on a press. */
export function LoadMore({ list, isSaid = false }: { list: LongList<unknown>; isSaid?: boolean }) {
  if (!list.hasMore) return null
  return (
    <div>
      {!isSaid && <p>{copy.partly(list.rows.length, list.total)}</p>}
      <Button
        variant="second"
        isPending={list.isLoadingMore}
        pendingLabel={copy.loadingMore}
        onClick={list.loadMore}
      >
        {copy.loadMore}
      </Button>
    </div>
  )
}

export function ListSkeleton() {
  return <Skeleton shape="rows" count={3} onTryAgain={() => void refetchPending()} />
}

interface SearchFieldProps {
  hint?: string
  placeholder?: string
  onSearch: (text: string) => void
}

export function SearchField({ onSearch, ...rest }: SearchFieldProps) {
  return (
    <Field
      {...rest}
      label={copy.search}
      name="search"
      type="search"
      autoComplete="off"
      required={false}
      onInput={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  )
}
