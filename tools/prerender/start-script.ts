import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { build, type Rolldown } from 'vite'
import { root } from '../local/site-environment.ts'

/**
 * `src/start.ts` as every prerendered page has it: one classic script.
 *
 * @throws if the Content-Security-Policy of firebase.json allows another script than this one, after a change of it
 *   or of the bundler.
 */
export async function buildStartScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserslistToEsbuild(undefined, { path: root }),
      modulePreload: false,
      rolldownOptions: { input: 'src/start.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = output[0].code.trim()
  const policy = await readFile(path.join(root, 'firebase.json'), 'utf8')
  if (!policy.includes(`'${sha256(code)}'`)) {
    throw new Error(
      `src/start.ts, bundled, is another than the one that firebase.json allows: put '${sha256(code)}' into script-src in firebase.json.`,
    )
  }
  return code
}

/** The hash of an inlined text, in the format of a Content-Security-Policy. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
