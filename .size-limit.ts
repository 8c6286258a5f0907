// `npm run check:size`: the script that each route makes a first visitor download, against its budget.
import path from 'node:path'
import { gzippedBytes, scriptBudgets } from '#tools/bench/site/budgets.ts'
import { Manifest } from '#tools/build/manifest.ts'
import { routes } from '#tools/bench/site/routes.ts'

const manifest = Manifest.of(path.resolve('.local/size-site'))
const entry = manifest.entryFiles()

export default [
  check('entry', entry, scriptBudgets.entry),
  ...routes.map(({ path: route, audience, page, soon }) =>
    check(route, [...new Set([...entry, ...manifest.filesOf([page, ...soon])])], scriptBudgets[audience]),
  ),
]

function check(name: string, files: string[], kilobytes: number) {
  const slack = kilobytes - gzippedBytes(files) / 1000
  return { name: `${name} (${slack.toFixed(2)} kB left)`, path: files, limit: `${kilobytes} kB`, gzip: true }
}
