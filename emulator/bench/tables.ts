import { aligned } from './aligned.ts'
import type { FirestoreReport, Measured, Size } from './benchmark.ts'

/**
 * The report as lines of text; the figures of an earlier report follow in brackets.
 */
export function describeReport(report: FirestoreReport, earlier?: FirestoreReport): string[] {
  return [
    machineLine('This run', report),
    ...(earlier === undefined ? [] : [machineLine('In brackets', earlier)]),
    '',
    ...aligned([
      ['request', 'documents', 'connections', 'per second', 'p50 ms', 'p99 ms'],
      ...report.speeds.map((speed) =>
        speedRow(
          speed,
          earlier?.speeds.find((other) => sameRow(speed, other)),
        ),
      ),
    ]),
    '',
    ...aligned([
      ['documents', 'ready ms', 'load s', 'idle MB', 'loaded MB', 'after all MB', "tsx's compiler MB"],
      ...report.sizes.map((size) =>
        sizeRow(
          size,
          earlier?.sizes.find(({ documents }) => documents === size.documents),
        ),
      ),
    ]),
    '',
    'With firestore.rules: parents with unsigned ID tokens, visitors for "new enquiry".',
    'As the administrator: "equality, 1 match" (limit 20, in a collection of half of all documents; no rule allows it).',
    'Memory is resident memory, in millions of bytes.',
  ]
}

function machineLine(what: string, { machine }: FirestoreReport): string {
  const { node, cpus, model, loadAverage } = machine
  return `${what}: Node ${node}, ${cpus} × ${model}, load average at the start ${loadAverage.toFixed(2)}`
}

function sameRow(a: Measured, b: Measured): boolean {
  return a.request === b.request && a.documents === b.documents && a.connections === b.connections
}

function speedRow(speed: Measured, earlier: Measured | undefined): string[] {
  return [
    speed.request,
    String(speed.documents),
    String(speed.connections),
    beside(speed.perSecond, earlier?.perSecond, 0),
    beside(speed.p50, earlier?.p50, 2),
    beside(speed.p99, earlier?.p99, 2),
  ]
}

function sizeRow(size: Size, earlier: Size | undefined): string[] {
  return [
    String(size.documents),
    beside(size.readyAfter, earlier?.readyAfter, 0),
    beside(size.loadSeconds, earlier?.loadSeconds, 1),
    beside(size.idle.server, earlier?.idle.server, 0),
    beside(size.loaded.server, earlier?.loaded.server, 0),
    beside(size.afterRuns.server, earlier?.afterRuns.server, 0),
    beside(size.afterRuns.children, earlier?.afterRuns.children, 0),
  ]
}

function beside(number: number, earlier: number | undefined, digits: number): string {
  const text = number.toFixed(digits)
  return earlier === undefined ? text : `${text} (${earlier.toFixed(digits)})`
}
