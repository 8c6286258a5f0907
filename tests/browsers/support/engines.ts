import { existsSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

export const engineNames = ['webkit', 'firefox'] as const
export type EngineName = (typeof engineNames)[number]

interface InstalledEngine {
  /** Where the program may be, the first that is there counts. */
  programs: (string | undefined)[]
  /** What to install where there is none. */
  packages: string
  start: typeof startWebKit
}

const engines: Record<EngineName, InstalledEngine> = {
  webkit: {
    programs: [
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    ],
    packages: 'webkit2gtk-driver and xvfb',
    start: startWebKit,
  },
  firefox: {
    programs: [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: 'firefox-esr',
    start: startFirefox,
  },
}

/**
 * Starts an engine that finds the local backend behind the production hosts.
 *
 * @returns what to say where it is not installed.
 */
export async function startEngine(name: EngineName, isDark = false): Promise<Engine | string> {
  const { programs, packages, start } = engines[name]
  const program = programs.find((one) => one !== undefined && existsSync(one))
  if (program === undefined) return `No ${name} was found: its tests are left out. Debian has it in ${packages}.`
  return start({ program, proxy: process.env.PAINTI_E2E_PROXY ?? '', isDark })
}
