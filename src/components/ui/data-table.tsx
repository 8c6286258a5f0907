import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  /** Names the row, and in the cards holds their heading; one column of a table does. */
  isName?: boolean
  /** Left out of the cards, because the card's heading says it. */
  isInHeading?: boolean
  /** Never broken over two lines: a date, a phone number. */
  isWhole?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The heading of a row's card. */
  heading: (row: Row) => ReactNode
}

/** A table; under 768 px each row is a card with a heading and pairs of label and value. */
export function DataTable<Row>({ caption, columns, rows, rowKey, heading }: DataTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.head} scope="col">
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) =>
              column.isName === true ? (
                <th key={column.head} scope="row">
                  <span className={styles.inTable}>{column.cell(row)}</span>
                  <span className={styles.inCard}>{heading(row)}</span>
                </th>
              ) : (
                <td
                  key={column.head}
                  className={column.isInHeading === true ? styles.inTable : undefined}
                  data-head={column.head}
                >
                  <span className={column.isWhole === true ? styles.whole : undefined}>
                    {column.cell(row)}
                  </span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
