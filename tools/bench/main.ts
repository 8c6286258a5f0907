// `npm run bench`: the site as a phone sees it. It marks what is over its budget and never fails, because times differ
// between machines. `npm run check:size` enforces the bytes.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../local/site-environment.ts'
import { measureSite, type SiteMeasuring } from './measure.ts'
import { describeSite } from './tables.ts'

const usage = `npm run bench -- [--runs N] [--routes PATHS] [--compare URL] [--json FILE]
  --runs N        runs of each page, of which the median counts (5)
  --routes PATHS  only these, such as /,/courses,/dashboard
  --compare URL   inspects a page of another site in the same way
  --json FILE     writes the figures to FILE`

const dist = '.local/bench-site'
const { json, ...measuring } = readArguments()

const build = ['--import', 'tsx', path.join(root, 'tools/build/main.ts'), '--trial', '--out', dist]
execFileSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const report = await measureSite(measuring)
console.log(describeSite(report).join('\n'))
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
process.exit(0)

function readArguments(): SiteMeasuring & { json: string | undefined } {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        routes: { type: 'string' },
        compare: { type: 'string' },
        json: { type: 'string' },
      },
    })
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error(`--runs must be a number from 1, not ${values.runs}.`)
    const { compare, json: file } = values
    return { dist, runs, only: values.routes?.split(','), compare, json: file, say: console.error }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
