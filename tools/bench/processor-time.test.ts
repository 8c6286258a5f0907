import { expect, test } from 'vitest'
import { processorTime, type TraceEvent } from './processor-time.ts'

const page = { pid: 7, tid: 1 }
const url = 'http://localhost/'

/** An event of the page's main thread that worked all the time; times in milliseconds. */
function event(name: string, start: number, duration: number): TraceEvent {
  return { ...page, name, ph: 'X', ts: start * 1000, dur: duration * 1000, tdur: duration * 1000, args: {} }
}

function mark(name: string, at: number, data = {}): TraceEvent {
  return { ...page, name, ph: 'R', ts: at * 1000, args: { data } }
}

const start = mark('navigationStart', 0, { documentLoaderURL: url })

test('the time of a task goes to the innermost events that are known', () => {
  const { parts, total } = processorTime(
    [
      start,
      event('RunTask', 1, 10),
      event('Layout', 2, 6),
      event('UpdateLayoutTree', 3, 2),
      event('SomethingElse', 4, 1),
    ],
    url,
  )
  expect(total).toBe(10)
  expect(parts).toMatchObject({ style: 2, layout: 4, other: 4 })
})

test('script counts as hydration until the page is interactive', () => {
  const { parts } = processorTime(
    [
      start,
      event('RunTask', 1, 5),
      event('FunctionCall', 1, 5),
      mark('bench-interactive', 8),
      event('RunTask', 10, 3),
      event('FunctionCall', 10, 3),
    ],
    url,
  )
  expect(parts).toMatchObject({ hydrate: 5, run: 3 })
})

test('of each task what is beyond 12.5 ms of processor time counts, however long it waited', () => {
  const displaced = { ...event('RunTask', 40, 90), tdur: 8_000 }
  const { excess, longest, longTasks } = processorTime(
    [start, event('RunTask', 1, 20), event('RunTask', 30, 12), displaced],
    url,
  )
  expect(excess).toBe(7.5)
  expect(longest).toBe(20)
  expect(longTasks.map(({ time }) => time)).toEqual([20])
})

test('what a page does once it is loaded is a share of that time', () => {
  const { idleShare, total } = processorTime(
    [
      start,
      event('RunTask', 1, 5),
      mark('bench-settled', 100),
      event('RunTask', 150, 4),
      event('RunTask', 200, 1),
      mark('bench-end', 600),
    ],
    url,
  )
  expect(total).toBe(5)
  expect(idleShare).toBe(1)
})

test('other threads, other pages and what came before count for nothing', () => {
  const other = { ...event('RunTask', 5, 50), tid: 2 }
  const { total } = processorTime([event('RunTask', -3, 2), start, event('RunTask', 1, 5), other], url)
  expect(total).toBe(5)
})

test('a trace without the page is refused', () => {
  expect(() => processorTime([start], 'http://localhost/faq')).toThrow(
    'lacks the start of http://localhost/faq',
  )
})
