import { isIPv4 } from 'node:net'

/** Thrown for a host that other machines can reach: anybody who can connect has full access, so this must be asked for. */
export class NetworkRefused extends Error {}

/** Whether only this machine can reach a server on this host; false when in doubt. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/**
 * Checks that a server may listen on this host.
 *
 * @param allowNetwork whether other machines may reach it.
 * @returns the warning to print, or null for a loopback host.
 * @throws {NetworkRefused} when other machines could reach it and that is not allowed.
 */
export function checkHost(host: string, allowNetwork: boolean): string | null {
  if (isLoopback(host)) return null
  if (!allowNetwork) {
    throw new NetworkRefused(
      `Other machines could reach a server on "${host}"; add --allow-network if that is what you want.`,
    )
  }
  return `Warning: ${host} can be reached from other machines, and "Bearer owner" may do everything here.`
}
