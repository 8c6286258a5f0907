import { askJson } from '../target/ask.ts'
import type { Auth } from '../target/auth.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { HashConfig } from './manifest.ts'

/**
 * How the project hashes passwords: without it no other project can check them.
 *
 * @throws SchoolError where these credentials may not see it.
 */
export async function hashConfigOf({ school, configUrl, headers }: Auth): Promise<HashConfig | null> {
  if (configUrl === null) return null
  const { signIn } = (await askJson(school, configUrl, undefined, headers)) as {
    signIn?: { hashConfig?: HashConfig }
  }
  const config = signIn?.hashConfig
  if (config?.signerKey === undefined) {
    throw new SchoolError(
      `These credentials may not see how ${school.name} hashes passwords (the role Firebase Authentication Admin may), and without it nobody could sign in after a restore; --no-accounts leaves the accounts out.`,
    )
  }
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = config
  return { algorithm, signerKey, saltSeparator, rounds, memoryCost }
}
