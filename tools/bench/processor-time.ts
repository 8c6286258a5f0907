/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The processor time that it took; a thread that waits or is displaced takes none. */
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/** What a page's main thread did, in milliseconds of processor time. */
export interface ProcessorTime {
  /** Until `settledMark`. */
  total: number
  longest: number
  /** What the tasks took beyond `longTask` each. */
  excess: number
  /** The tasks that took longer than `longTask`, and what each did. */
  longTasks: { time: number; parts: Parts }[]
  parts: Parts
  /** Between `settledMark` and `endMark`: the share of the time in which the thread worked, in per cent. */
  idleShare: number
}

/** `hydrate`: what script did until the page was interactive; `run`: what it did later. */
export const noParts = { parse: 0, evaluate: 0, hydrate: 0, run: 0, style: 0, layout: 0, paint: 0, other: 0 }
type Parts = typeof noParts
export type Part = keyof Parts

/** 50 ms on a processor four times slower: what is longer delays the answer to a press. */
export const longTask = 12.5

/** User timing marks: the page is interactive, has nothing left to load, and has been watched long enough. */
const interactiveMark = 'bench-interactive'
export const settledMark = 'bench-settled'
export const endMark = 'bench-end'

/** By the event in which the time is spent, the innermost one that is listed here. */
const partsByEvent: Record<string, Part> = {
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  'v8.compileModule': 'evaluate',
  'v8.compile': 'evaluate',
  'v8.evaluateModule': 'evaluate',
  EvaluateScript: 'evaluate',
  // React hydrates in tasks of its own, and renders all that comes after it.
  FunctionCall: 'run',
  'v8.callFunction': 'run',
  RunMicrotasks: 'run',
  EventDispatch: 'run',
  TimerFire: 'run',
  FireAnimationFrame: 'run',
  FireIdleCallback: 'run',
}

/**
 * Takes apart what the main thread of a page did. A busy machine lengthens wall time, and hardly this.
 *
 * @param events of a trace, with those in `partsByEvent` and the user timing marks
 * @param url the address of the page
 * @throws where the trace has no such page.
 */
export function processorTime(events: readonly TraceEvent[], url: string): ProcessorTime {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (start === undefined) throw new Error(`The trace lacks the start of ${url}.`)
  const ofThread = events
    .filter(({ pid, tid, ph, ts }) => pid === start.pid && tid === start.tid && ph === 'X' && ts >= start.ts)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const timeOf = (mark: string) =>
    events.find(({ name, pid }) => name === mark && pid === start.pid)?.ts ?? Infinity
  const settled = timeOf(settledMark)
  const end = timeOf(endMark)
  const interactive = timeOf(interactiveMark)
  const loading = ofThread.filter(({ ts }) => ts < settled)
  const tasks = loading.filter(isTask)
  const after = ofThread.filter((event) => isTask(event) && event.ts >= settled && event.ts < end)
  const watched = (end - settled) / 1000
  return {
    total: sum(tasks.map(milliseconds)),
    longest: Math.max(0, ...tasks.map(milliseconds)),
    excess: sum(tasks.map((task) => Math.max(0, milliseconds(task) - longTask))),
    longTasks: tasks
      .filter((task) => milliseconds(task) > longTask)
      .map((task) => ({
        time: milliseconds(task),
        parts: partsOf(
          loading.filter(({ ts }) => ts >= task.ts && ts < endOf(task)),
          interactive,
        ),
      })),
    parts: partsOf(loading, interactive),
    idleShare: Number.isFinite(watched) ? (sum(after.map(milliseconds)) / watched) * 100 : 0,
  }
}

/** Parts the time among sorted events, each without those inside it. */
function partsOf(events: readonly TraceEvent[], interactive: number): Parts {
  const parts = { ...noParts }
  const open: { end: number; part: Part }[] = []
  for (const event of events) {
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop()
    const outer = open.at(-1)?.part
    if (outer === undefined && !isTask(event)) continue
    const own = partsByEvent[event.name] ?? outer ?? 'other'
    const part = own === 'run' && event.ts < interactive ? 'hydrate' : own
    if (outer !== undefined) parts[outer] -= milliseconds(event)
    parts[part] += milliseconds(event)
    open.push({ end: endOf(event), part })
  }
  return parts
}

function isTask({ name }: TraceEvent): boolean {
  return name === 'RunTask'
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function milliseconds({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
