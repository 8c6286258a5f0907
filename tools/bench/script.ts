import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

/** What a script of package.json gives to node, so that a flag written there is measured here. */
export function nodeArgumentsOf(script: 'firestore' | 'school'): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<typeof script, string>
  }
  return scripts[script].split(' ').slice(1)
}
