import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../local/site-environment.ts'
import { sha256 } from './page-html.ts'

/**
 * `src/start.js` as it stands in every built page: without its comments and indentation. No minifier has a hand in it,
 * so that its hash changes only when it does.
 *
 * @throws where the Content-Security-Policy of firebase.json allows another script than this one.
 */
export async function readStartScript(): Promise<string> {
  const source = await readFile(path.join(root, 'src/start.js'), 'utf8')
  const script = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(\/\/.*)?\n?/gm, '')
    .trim()
  const policy = await readFile(path.join(root, 'firebase.json'), 'utf8')
  if (!policy.includes(`'${sha256(script)}'`)) {
    throw new Error(`src/start.js has changed: put '${sha256(script)}' into script-src in firebase.json.`)
  }
  return script
}
