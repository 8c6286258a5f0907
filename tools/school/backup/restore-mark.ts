import { askJson } from '../target/ask'
import { restoreMarkName } from '../target/begun-restore'
import { documentsUrl, type School } from '../target/connect'

/** Marks a school as half restored, before the first write. @param backup in words, such as `painti of 2026-11-22`. */
export async function markBegun(school: School, backup: string): Promise<void> {
  const begun = new Date().toISOString()
  const fields = { backup: { stringValue: backup }, begun: { stringValue: begun } }
  const name = restoreMarkName(school.projectId)
  await askJson(school, `${documentsUrl(school)}:commit`, { writes: [{ update: { name, fields } }] })
}

/** Takes the mark away, after everything has been compared. */
export async function markEnded(school: School): Promise<void> {
  await askJson(school, `${documentsUrl(school)}:commit`, {
    writes: [{ delete: restoreMarkName(school.projectId) }],
  })
}
