import { Component, type ReactNode } from 'react'
import type { Column } from '#components/ui/data-table.tsx'
import { list as copy } from '#copy/office.ts'

interface BoundaryProps {
  /** What identifies it, such as the path of a document. */
  of: string
  /** What is shown: when it changes, rendering is retried. */
  row?: unknown
  children: ReactNode
}

/** An error boundary for a part of a page, so that one bad document does not take down a whole list. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.of} could not be shown:`, error)
  }

  override componentDidUpdate({ of, row }: BoundaryProps) {
    const isOther = of !== this.props.of || row !== this.props.row
    if (this.state.hasFailed && isOther) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <span>{copy.notShown(this.props.of)}</span> : this.props.children
  }
}

/** The columns of a table with a boundary around each cell. */
export function bounded<Row>(columns: readonly Column<Row>[], finding: (row: Row) => string): Column<Row>[] {
  return columns.map((column) => ({
    ...column,
    cell: (row) => (
      <Boundary of={finding(row)} row={row}>
        <Cell draw={() => column.cell(row)} />
      </Boundary>
    ),
  }))
}

function Cell({ draw }: { draw: () => ReactNode }): ReactNode {
  return draw()
}
