/**
 * The CPU time in milliseconds that this process has used. Unlike wall-clock time it does not include waiting for other
 * processes, so a limit on it depends only on the code.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
