import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface Column<Row> {
  head: string
  /** For a column of buttons, whose head only screen readers need. */
  isHeadHidden?: boolean
  cell: (row: Row) => ReactNode
  /**
   * `name`: a part of the row’s name besides the first column, which always is one; in a card they are the heading.
   * `block`: in a card over the whole width and without its label. `whole`: never broken over two lines, such as a date.
   * `quiet`: in a card small and without its label, because a glance at the row does not need it.
   */
  kind?: 'name' | 'block' | 'whole' | 'quiet'
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The caption, in a card, of the picture that each row has after its name in the first column. */
  pictureCaption?: (row: Row) => string
  /** A row that has just been added is tinted. */
  isNew?: (row: Row) => boolean
}

/**
 * A table; where a window has no room for 60 rem, each row is a card with a heading and pairs of label and value. The
 * roles are written out, because some browsers forget those of a table that is laid out as something else.
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
