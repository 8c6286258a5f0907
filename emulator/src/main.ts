import { startByArguments, UsageError } from './command.ts'

async function main(): Promise<void> {
  const server = await startByArguments(process.argv.slice(2), (line) => console.log(line))
  let stopping = false
  function stop(): void {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  stopWithParent(stop)
  console.log(`Firestore listening on ${server.host}:${server.port}`)
}

/** npm runs the server through a shell that does not forward SIGTERM; when it dies, this process gets a new parent. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(error.message)
  else
    console.error(
      `The Firestore server could not start: ${error instanceof Error ? error.message : String(error)}`,
    )
  process.exit(1)
})
