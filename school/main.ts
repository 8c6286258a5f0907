// `npm run school -- COMMAND`: the school's own work, from a terminal (docs/operations.md).
import { runSchool } from './program.ts'

const interrupted = 130

// A closed pipe, as of `| head`, does not stop a command.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.once('SIGINT', () => {
  console.error('\nInterrupted: run the same command again.')
  process.exit(interrupted)
})

const code = await runSchool(process.argv.slice(2))
// A failure ends the process without waiting for answers that may never come.
if (code !== 0) process.stderr.write('', () => process.exit(code))
