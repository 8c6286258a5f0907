import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../local/site-environment.ts'

/** The addresses that the Content-Security-Policy of firebase.json lets the site call (`connect-src`). */
export async function readCallableSources(): Promise<string[]> {
  const text = await readFile(path.join(root, 'firebase.json'), 'utf8')
  return /connect-src ([^;"]*)/.exec(text)?.[1]?.split(' ') ?? []
}

/** What is wrong with the address of the ID-token sync: a policy that would stop it in every browser. One sentence or none. */
export function complaintsAboutSync(url: string | undefined, callable: readonly string[]): string[] {
  const address = url?.trim() ?? ''
  if (!URL.canParse(address) || callable.includes(new URL(address).origin)) return []
  return [
    `VITE_ID_TOKEN_SYNC_URL is set, but the Content-Security-Policy of firebase.json would stop it in the browser: connect-src has to name ${new URL(address).origin}.`,
  ]
}
