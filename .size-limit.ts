// `npm run check:size`: the script that each route makes a first visitor download, against its budget.
import path from 'node:path'
import { gzippedBytes, routesIn, scriptBudgets, scriptsOf } from '#tools/bench/budgets.ts'
import { Manifest } from '#tools/build/manifest.ts'
import { languages } from '#tools/languages.ts'

const dist = path.resolve('.local/e2e-site')

export default languages.flatMap((language) => {
  const manifest = Manifest.read(dist, language.code)
  return [
    check(`entry ${language.basePath}`, manifest.filesOf([manifest.entry]).scripts, scriptBudgets.entry),
    ...routesIn(language).map((route) =>
      check(route.path, scriptsOf(manifest, route), scriptBudgets[route.budget]),
    ),
  ]
})

function check(name: string, scripts: string[], kilobytes: number) {
  const slack = kilobytes - gzippedBytes(dist, scripts) / 1000
  return {
    name: `${name} (${slack.toFixed(2)} kB left)`,
    path: scripts.map((script) => path.join(dist, script)),
    limit: `${kilobytes} kB`,
    gzip: true,
  }
}
