import type { Speed } from './load.ts'

/** The speed of one kind of request, with a number of documents and of connections. */
interface Measured extends Speed {
  request: string
  documents: number
  connections: number
}

/** The start-up, loading and resident memory for a number of documents. */
interface Size {
  documents: number
  /** Milliseconds from the start of the server until its first response. */
  readyAfter: number
  loadSeconds: number
  /** In megabytes. */
  idle: number
  loaded: number
  afterRuns: number
}

/** The results of a run, and the machine. */
export interface Report {
  machine: { node: string; cpus: number; model: string; loadAverage: number }
  sizes: Size[]
  speeds: Measured[]
}

/** The report as lines of text; the figures of an earlier report follow in brackets. */
export function describeReport(report: Report, earlier?: Report): string[] {
  const speeds = report.speeds.map((speed) => {
    const { request, documents, connections } = speed
    const before = earlier?.speeds.find(
      (other) =>
        other.request === request && other.documents === documents && other.connections === connections,
    )
    const figure = figuresOf(speed, before)
    const figures = [figure('perSecond', 0), figure('p50', 2), figure('p99', 2)]
    return [request, String(documents), String(connections), ...figures]
  })
  const sizes = report.sizes.map((size) => {
    const figure = figuresOf(
      size,
      earlier?.sizes.find(({ documents }) => documents === size.documents),
    )
    const memory = [figure('idle', 0), figure('loaded', 0), figure('afterRuns', 0)]
    return [String(size.documents), figure('readyAfter', 0), figure('loadSeconds', 1), ...memory]
  })
  return [
    machineLine('This run', report),
    ...(earlier === undefined ? [] : [machineLine('In brackets', earlier)]),
    '',
    ...aligned([['request', 'documents', 'connections', 'per second', 'p50 ms', 'p99 ms'], ...speeds]),
    '',
    ...aligned([['documents', 'ready ms', 'load s', 'idle MB', 'loaded MB', 'after all MB'], ...sizes]),
    '',
    'With firestore.rules: parents with unsigned ID tokens, visitors for "new enquiry".',
    'As the administrator: "equality, 1 match" (limit 20, in a collection of half of all documents; no rule allows it).',
    'Memory is resident memory, in millions of bytes.',
  ]
}

function machineLine(what: string, { machine }: Report): string {
  const { node, cpus, model, loadAverage } = machine
  return `${what}: Node ${node}, ${cpus} × ${model}, load average at the start ${loadAverage.toFixed(2)}`
}

/** Writes a number of a row, and in brackets what it was before. */
function figuresOf<T extends object>(row: T, before: T | undefined) {
  return (name: keyof T, digits: number): string => {
    const text = Number(row[name]).toFixed(digits)
    return before === undefined ? text : `${text} (${Number(before[name]).toFixed(digits)})`
  }
}

/** The first column is text and begins at the left; the others are numbers and end at the right. */
function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
}
