import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  head: string
  /** For a column of buttons, whose head only screen readers need. */
  isHeadHidden?: boolean
  cell: (row: Row) => ReactNode
  /** The column that names the row; in a card it is the heading. One column of a table has it. */
  isName?: boolean
  /** Left out of the cards, because their heading says it. */
  isInHeading?: boolean
  /** In a card over the whole width and without its label. */
  isBlock?: boolean
  /** Never broken over two lines, such as a date. */
  isWhole?: boolean
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
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
              {column.isHeadHidden === true ? (
                <span className="visually-hidden">{column.head}</span>
              ) : (
                column.head
              )}
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
                <td key={column.head} className={classNameOf(column)} data-head={column.head}>
                  {column.isBlock === true ? (
                    column.cell(row)
                  ) : (
                    <span className={column.isWhole === true ? styles.whole : undefined}>
                      {column.cell(row)}
                    </span>
                  )}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function classNameOf<Row>({ isInHeading, isBlock }: Column<Row>): string | undefined {
  if (isInHeading === true) return styles.inTable
  return isBlock === true ? styles.block : undefined
}
