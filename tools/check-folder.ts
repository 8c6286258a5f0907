import path from 'node:path'

/**
 * Ends the process with a sentence where the project's folder has a character in its path that Vite cannot work with: it
 * would fail with pages of errors.
 */
export function checkFolder(folder = path.join(import.meta.dirname, '..')): void {
  const [character] = /[#?*]/.exec(folder) ?? []
  if (character === undefined) return
  console.error(
    `Vite cannot work in a folder with "${character}" in its path: move the project out of ${folder}.`,
  )
  process.exit(1)
}
