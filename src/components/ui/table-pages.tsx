import { useState } from 'react'
import { words } from '#words/components.ts'
import { Button } from './button.tsx'
import styles from './table-pages.module.css'

/**
 * How many rows a table has at most. Opening a dialog makes the browser style the whole document anew: with 200 rows that
 * took half a second on a phone.
 */
export const rowsOfPage = 25

/** The rows of one page of a long list, and what leads to the others; `pages` is `false` where all fit on one. */
export function usePages<Row>(rows: readonly Row[], ofWhat: string) {
  const [wanted, setWanted] = useState(0)
  const last = Math.max(0, Math.ceil(rows.length / rowsOfPage) - 1)
  // The list may have become shorter.
  const page = Math.min(wanted, last)
  const from = page * rowsOfPage
  const shown = rows.slice(from, from + rowsOfPage)
  const pages = last > 0 && (
    <nav className={styles.pages} aria-label={words.pagesOf(ofWhat)}>
      {/* Both stay where they are, so that the one that was pressed keeps its focus. */}
      <Button variant="third" aria-disabled={page === 0} onClick={() => setWanted(Math.max(0, page - 1))}>
        {words.previous}
      </Button>
      <span role="status">{words.rows(from + 1, from + shown.length, rows.length)}</span>
      <Button
        variant="third"
        aria-disabled={page === last}
        onClick={() => setWanted(Math.min(last, page + 1))}
      >
        {words.next}
      </Button>
    </nav>
  )
  return { shown, pages }
}
