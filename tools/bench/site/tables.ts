import { aligned } from '../table.ts'
import { interactionBudget, paintBudgets, scoreBudget, scriptBudgets } from './budgets.ts'
import type { PublicPage, RouteScripts, SiteReport } from './measure.ts'
import type { ParentPage } from './parents.ts'

/** The tables that a person reads, as lines. A figure over its budget has a `!` behind it. */
export function describeSite(report: SiteReport): string[] {
  const { runs, loadAverage, publicPages, parentPages, entryBytes, scripts } = report
  return [
    `Medians of ${runs} runs; load average at the start ${loadAverage.toFixed(2)}. A figure with ! is over its budget.`,
    '',
    'Lighthouse, as a phone, simulated throttling (bytes as transferred, with headers)',
    ...aligned([inspectionHead, budgetRow, ...publicPages.map(inspectionRow)]),
    '',
    `Scripts that a first visitor downloads, gzipped (budgets: to begin with ${scriptBudgets.entry} kB, visitors ${scriptBudgets.visitor} kB, parents ${scriptBudgets.parent} kB)`,
    ...aligned([
      ['route', 'kB'],
      ['(what each begins with)', judgedScript(entryBytes, 'entry')],
      ...scripts.map(({ path, audience, bytes }) => [path, judgedScript(bytes, audience)]),
    ]),
    ...scripts.flatMap(disagreements),
    '',
    ...(parentPages.length === 0 ? [] : interactionLines(parentPages)),
  ]
}

const inspectionHead = [
  ...['page', 'performance', 'access', 'practices', 'SEO', 'LCP ms', 'CLS', 'TBT ms'],
  ...['script kB', 'total kB', 'requests'],
]

const { lcp, cls, tbt } = paintBudgets
const budgetRow = [
  'budget',
  ...Array.from({ length: 4 }, () => String(scoreBudget)),
  ...[String(lcp), String(cls), String(tbt), '', '', ''],
]

function inspectionRow({ name, isOurs, medians }: PublicPage): string[] {
  const judged = (text: string, isKept: boolean): string => (isOurs && !isKept ? `${text}!` : text)
  const score = (value: number): string => judged(value.toFixed(0), value >= scoreBudget)
  const atMost = (value: number, budget: number, digits: number): string =>
    judged(value.toFixed(digits), value <= budget)
  return [
    name,
    score(medians.performance),
    score(medians.accessibility),
    score(medians.bestPractices),
    score(medians.seo),
    atMost(medians.lcp, lcp, 0),
    atMost(medians.cls, cls, 3),
    atMost(medians.tbt, tbt, 0),
    kilobytes(medians.scriptBytes),
    kilobytes(medians.totalBytes),
    medians.requests.toFixed(0),
  ]
}

function judgedScript(bytes: number, budget: keyof typeof scriptBudgets): string {
  return `${kilobytes(bytes)}${bytes > scriptBudgets[budget] * 1000 ? '!' : ''}`
}

/** Where tools/bench/site/routes.ts, by which CI judges, says something else than a browser does. */
function disagreements({ path, unlisted, unused }: RouteScripts): string[] {
  return [
    ...(unlisted.length === 0
      ? []
      : [`${path} downloads what its list does not name: ${unlisted.join(', ')}`]),
    ...(unused.length === 0 ? [] : [`${path} does not download what its list names: ${unused.join(', ')}`]),
  ]
}

function interactionLines(pages: readonly ParentPage[]): string[] {
  const rows = pages.flatMap(({ name, interactions }) =>
    interactions.map((interaction) => {
      const isOver = interaction.time > interactionBudget
      return [`${name}: ${interaction.name}`, `${interaction.time.toFixed(0)}${isOver ? '!' : ''}`]
    }),
  )
  return [
    `From an input to the next frame, 4 times slower processor (budget ${interactionBudget} ms; 16 stands for 16 and less)`,
    ...aligned([['page and input', 'ms'], ...rows]),
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
