/**
 * The milliseconds of processor time that this process has used, the local Firestore in it included. Other than a clock
 * it stands still while the machine does something else, so a bound on it fails only where the code is slow.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
