import { useState } from 'react'
import { Field } from '#components/form/field.tsx'
import { Skeleton } from '#components/loading/loading.tsx'
import { Button } from '#components/ui/button.tsx'
import { list as copy } from '#copy/office.ts'
import type { LongList } from '#data/office/paged-list.ts'
import { refetchPending } from '#data/read.ts'

/** Below a partly loaded list: how much is loaded, unless that is said already, and a button for more. */
export function LoadMore({ list, isSaid = false }: { list: LongList<unknown>; isSaid?: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const loaded = copy.partly(list.rows.length, list.total)
  if (!list.hasMore) {
    return isAsked ? (
      <p ref={takeLostFocus} tabIndex={-1}>
        {loaded}
      </p>
    ) : null
  }

  function handleMore() {
    setAsked(true)
    list.loadMore()
  }

  return (
    <div>
      {!isSaid && <p>{loaded}</p>}
      <Button
        variant="second"
        isPending={list.isLoadingMore}
        pendingLabel={copy.loadingMore}
        onClick={handleMore}
      >
        {copy.loadMore}
      </Button>
    </div>
  )
}

/** The focused button is gone; if the focus has moved on, it stays. */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

export function toggled<Item>(list: readonly Item[], pressed: Item): Item[] {
  return list.includes(pressed) ? list.filter((other) => other !== pressed) : [...list, pressed]
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
