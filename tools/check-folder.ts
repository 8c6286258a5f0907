import path from 'node:path'

/**
 * Makes sure that Vite can work where the project is: it takes what follows one of these characters in a path for no part
 * of it, and would fail with pages of errors.
 *
 * @param folder of the project.
 * @throws with a sentence where it cannot.
 */
export function checkFolder(folder = path.join(import.meta.dirname, '..')): void {
  const [character] = /[#?*]/.exec(folder) ?? []
  if (character !== undefined)
    throw new Error(
      `Vite cannot work in a folder with "${character}" in its path: move the project out of ${folder}.`,
    )
}
