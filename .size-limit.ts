// `npm run check:size`: the script that each route makes a first visitor download, against its budget.
import path from 'node:path'
import { gzippedBytes, routes, scriptBudgets, scriptsOf } from '#tools/bench/budgets.ts'
import { Manifest } from '#tools/build/manifest.ts'

const manifest = new Manifest(path.resolve('.local/size-site'))

export default [
  check('entry', manifest.filesOf([manifest.entry]).scripts, scriptBudgets.entry),
  ...routes.map((route) => check(route.path, scriptsOf(manifest, route), scriptBudgets[route.budget])),
]

function check(name: string, scripts: string[], kilobytes: number) {
  const slack = kilobytes - gzippedBytes(manifest.dist, scripts) / 1000
  return {
    name: `${name} (${slack.toFixed(2)} kB left)`,
    path: scripts.map((script) => path.join(manifest.dist, script)),
    limit: `${kilobytes} kB`,
    gzip: true,
  }
}
