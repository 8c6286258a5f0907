// `npm run bench:school`: how long the commands of `npm run school` take, and how much they hold, on schools of several
// sizes. It fails for no figure: what a clock says differs between machines.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { onStarterGone } from '../../emulator/end-with-starter'
import { benchmarkSchool, describeSchool, usualSizes } from './school/benchmark'

const usage = `npm run bench:school -- [--families NUMBERS] [--only WORDS]
  --families NUMBERS  the sizes of the schools (2500,5000,10000)
  --only WORDS        only commands with these words in their line`

onStarterGone(() => process.exit(130))
const { sizes, only } = readArguments()
const [load = 0] = loadavg()
const measured = await benchmarkSchool({ sizes, only, say: (line) => console.error(line) })
console.log(
  [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load average at the start ${load.toFixed(2)}`,
    '',
    ...describeSchool(measured, sizes),
  ].join('\n'),
)

function readArguments(): { sizes: number[]; only: string } {
  try {
    const { values } = parseArgs({
      options: {
        families: { type: 'string', default: usualSizes.join() },
        only: { type: 'string', default: '' },
      },
    })
    const given = values.families.split(',').map(Number)
    if (!given.every((families) => Number.isInteger(families) && families > 0)) {
      throw new Error(`--families must be numbers from 1, such as 2500,5000, not ${values.families}.`)
    }
    return { sizes: given, only: values.only }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}
