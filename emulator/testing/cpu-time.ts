/**
 * The CPU time in milliseconds that this process has used. Unlike wall-clock time it does not include waiting for other
 * processes.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
