import { isIPv4 } from 'node:net'

/** Whoever may talk to the local backend may do everything in it, so it is not offered to other machines unasked. */
export class NetworkRefused extends Error {}

/** Whether a server that listens on this host can be reached from this machine only; false wherever in doubt. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/**
 * Lets a server listen on this host.
 *
 * @param allowNetwork whether somebody has said that other machines may reach it.
 * @returns the warning that belongs to it, null for this machine alone.
 * @throws {NetworkRefused} where other machines could reach it and nobody has said so.
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
