// `npm run check:size`: the script that each route makes a first visitor download, and the documents that are
// prerendered, against their budgets.
import path from 'node:path'
import { documentBudget, routesIn, scriptBudgets, scriptsOf } from '#tools/bench/budgets.ts'
import { Manifest } from '#tools/prerender/manifest.ts'
import { languages } from '#content/languages.ts'

const dist = path.resolve('.local/e2e-site')

export default languages.flatMap((language) => {
  const manifest = Manifest.read(dist, language.code)
  const routes = routesIn(language)
  return [
    scripts(`entry ${language.basePath}`, manifest.scriptsOf([manifest.entry]), scriptBudgets.entry),
    ...routes.map((route) => scripts(route.path, scriptsOf(manifest, route), scriptBudgets[route.budget])),
    ...routes.filter(({ budget }) => budget === 'public').map((route) => document(route.path)),
  ]
})

function scripts(name: string, files: string[], kilobytes: number) {
  return { name, path: files.map((file) => path.join(dist, file)), limit: `${kilobytes} kB`, gzip: true }
}

function document(address: string) {
  const file = path.join(dist, `${address === '/' ? 'index' : address}.html`)
  return { name: `document of ${address}`, path: file, limit: `${documentBudget} B`, brotli: true }
}
