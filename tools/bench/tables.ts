import { interactionBudget, paintBudgets, scoreBudget, scriptBudgets } from './budgets.ts'
import type { PublicPage, RouteScripts, SiteReport } from './measure.ts'

/** The tables that a person reads, as lines. A figure over its budget has a `!` behind it. */
export function describeSite(report: SiteReport): string[] {
  const { runs, loadAverage, publicPages, memberPages, entryBytes, scripts } = report
  const { lcp, cls, tbt } = paintBudgets
  const scores = Array.from({ length: 4 }, () => String(scoreBudget))
  return [
    `Medians of ${runs} runs; load average at the start ${loadAverage.toFixed(2)}. A figure with ! is over its budget.`,
    '',
    'Lighthouse, as a phone, simulated throttling (bytes as transferred, with headers)',
    ...aligned([
      ['page', 'performance', 'access', 'practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms', ...transferHead],
      ['budget', ...scores, String(lcp), String(cls), String(tbt), '', '', ''],
      ...publicPages.map(inspectionRow),
    ]),
    '',
    `Scripts that a first visitor downloads, gzipped (budgets: entry ${scriptBudgets.entry} kB, public ${scriptBudgets.public} kB, signed in ${scriptBudgets.member} kB)`,
    ...aligned([
      ['route', 'kB'],
      ['(entry)', scriptFigure(entryBytes, 'entry')],
      ...scripts.map(({ path, budget, bytes }) => [path, scriptFigure(bytes, budget)]),
    ]),
    ...scripts.flatMap(disagreements),
    '',
    ...(memberPages.length === 0
      ? []
      : [
          `From an input to the next frame, 4 times slower processor (budget ${interactionBudget} ms; 16 stands for 16 and less)`,
          ...aligned([
            ['page and input', 'ms'],
            ...memberPages.flatMap(({ path, interactions }) =>
              interactions.map(({ name, time }) => [
                `${path}: ${name}`,
                marked(time.toFixed(0), time <= interactionBudget),
              ]),
            ),
          ]),
        ]),
  ]
}

const transferHead = ['script kB', 'total kB', 'requests']

function inspectionRow({ name, isOurs, medians }: PublicPage): string[] {
  const score = (value: number) => marked(value.toFixed(0), !isOurs || value >= scoreBudget)
  const atMost = (value: number, budget: number, digits = 0) =>
    marked(value.toFixed(digits), !isOurs || value <= budget)
  return [
    name,
    score(medians.performance),
    score(medians.accessibility),
    score(medians.bestPractices),
    score(medians.seo),
    atMost(medians.lcp, paintBudgets.lcp),
    atMost(medians.cls, paintBudgets.cls, 3),
    atMost(medians.tbt, paintBudgets.tbt),
    kilobytes(medians.scriptBytes),
    kilobytes(medians.totalBytes),
    medians.requests.toFixed(0),
  ]
}

function scriptFigure(bytes: number, budget: keyof typeof scriptBudgets): string {
  return marked(kilobytes(bytes), bytes <= scriptBudgets[budget] * 1000)
}

function marked(figure: string, isWithinBudget: boolean): string {
  return isWithinBudget ? figure : `${figure}!`
}

/** Where tools/bench/routes.ts, on which `npm run check:size` relies, disagrees with a browser. */
function disagreements({ path, unlisted, unused }: RouteScripts): string[] {
  return [
    ...(unlisted.length === 0
      ? []
      : [`${path} downloads what its list does not name: ${unlisted.join(', ')}`]),
    ...(unused.length === 0 ? [] : [`${path} does not download what its list names: ${unused.join(', ')}`]),
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Rows as lines. The first column is text and aligned to the left; the others are numbers and aligned to the right. */
function aligned(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
