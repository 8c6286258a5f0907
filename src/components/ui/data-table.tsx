import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  head: string
  /** For a column of buttons, whose head only screen readers need. */
  isHeadHidden?: boolean
  cell: (row: Row) => ReactNode
  /**
   * `name`: part of the row’s name besides the first column, which always is; cards use it as the heading. `block`:
   * full width and without a label in cards. `whole`: never broken across lines, such as a date. `quiet`: small and
   * without a label in cards.
   */
  kind?: 'name' | 'block' | 'whole' | 'quiet'
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The caption, in a card, of the picture after the row's name in the first column. */
  pictureCaption?: (row: Row) => string
  isNew?: (row: Row) => boolean
}

/**
 * A table; if the window is narrower than 60 rem, each row is a card with a heading and label-value pairs. Roles are
 * explicit, because some browsers drop those of a table with another `display`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, pictureCaption, isNew } = props
  return (
    <table
      className={`${styles.table ?? ''} ${pictureCaption === undefined ? '' : (styles.pictured ?? '')}`}
      role="table"
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.head} scope="col" role="columnheader">
              <span className={column.isHeadHidden === true ? 'visually-hidden' : undefined}>
                {column.head}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={isNew?.(row) === true ? styles.new : undefined}
            data-caption={pictureCaption?.(row)}
          >
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.head} scope="row" role="rowheader" className={styles.name}>
                  <span>{column.cell(row)}</span>
                </th>
              ) : (
                <td
                  key={column.head}
                  role="cell"
                  className={column.kind && styles[column.kind]}
                  data-head={column.head}
                >
                  {column.kind === 'block' ? column.cell(row) : <span>{column.cell(row)}</span>}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
