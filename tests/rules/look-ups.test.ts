import { deleteDoc } from 'firebase/firestore/lite'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { addChild, enrol, enrolledChild, publishCourses, studentOf, withdrawal } from './support/children.ts'
import { assertAllowed, isOfficial, openRulesProject } from './support/rules-project.ts'

// A write may look up ten documents and a batch twenty; the local Firestore refuses more (docs/performance.md).
describe.skipIf(isOfficial)('The rules look up', () => {
  const local = localFirestore({ rulesFile: path.join(import.meta.dirname, '../../firestore.rules') })
  const project = openRulesProject('look-ups', () => local.server)

  beforeAll(() => publishCourses(project))

  /** How many documents the rules look up before they allow this. */
  async function lookUpsOf(write: () => Promise<void>): Promise<number> {
    const { counts } = local.server.projects.find('demo-test-rules-look-ups')
    const before = counts.lookUps
    await assertAllowed(write())
    return counts.lookUps - before
  }

  it.each(['1', '9'])('five documents for an enrolment in level %s', async (courseId) => {
    const lower = [1, 2, 3, 4, 5, 6, 7, 8].slice(0, Number(courseId) - 1)
    const child = await addChild(project, { coursesCompleted: lower })
    expect(await lookUpsOf(() => enrol(child, courseId))).toBe(5)
  })

  it('thirteen documents for a withdrawal from level 1, the most of all writes', async () => {
    const child = await enrolledChild(project)
    const batch = await withdrawal(child, '1')
    expect(await lookUpsOf(() => batch.commit())).toBe(13)
  })

  it('nine documents for the removal of a child', async () => {
    const child = await addChild(project)
    expect(await lookUpsOf(() => deleteDoc(studentOf(child)))).toBe(9)
  })
})
