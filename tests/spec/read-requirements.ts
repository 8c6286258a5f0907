/** A row of `requirements.md`. */
export interface Requirement {
  id: string
  /** What the proof has to spell out; `{…}` in it stands for any text. */
  exactWords: string[]
}

const idShape = /^S[2-9]\.\d{2}$/

/**
 * Reads the rows of all tables whose first cell is an id.
 * @throws Error for a row that looks like a requirement and is none: without exact words, or with an id that is there twice.
 */
export function readRequirements(markdown: string): Requirement[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| S'))
    .map(readRow)
  const ids = rows.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`${twice} is there twice.`)
  return rows
}

function readRow(line: string): Requirement {
  const [, id = '', requirement = '', words = ''] = line.split('|').map((cell) => cell.trim())
  const exactWords = [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
  if (!idShape.test(id)) throw new Error(`"${id}" is no id: ${line}`)
  if (requirement === '') throw new Error(`${id} says nothing.`)
  if (exactWords.length === 0) throw new Error(`${id} has no exact words.`)
  return { id, exactWords }
}
