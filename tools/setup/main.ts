// `npm run setup` makes the site another school's (docs/another-school.md).
import { root } from '../local/site-environment.ts'
import { runSetup } from './setup.ts'

await runSetup(process.argv.slice(2), root).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
