import path from 'node:path'
import { doc, updateDoc } from 'firebase/firestore/lite'
import { afterEach, beforeAll, describe, it } from 'vitest'
import { MutationTesting } from 'firestore-emulator/rules/mutation-testing'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { addChild, enrolledChild } from './support/children.ts'
import { course } from './support/documents.ts'
import { assertAllowed, assertDenied, isOfficial, openRulesProject } from './support/rules-project.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The mutants of the rules that no request to a server of the test's own has noticed so far, by name. */
    unnoticed?: string[]
  }
}

// Days are judged by the clock of the server: here it stands where the test says.
describe.skipIf(isOfficial)('A family', () => {
  let now = 0
  const rulesFile = path.join(import.meta.dirname, '../../firestore.rules')
  let mutation: MutationTesting
  const local = localFirestore({
    rulesFile,
    now: () => now,
    observe: (rules) => (mutation = new MutationTesting(rules)).observe,
  })
  const project = openRulesProject('last-moments', () => local.server)
  const term = { startDate: '2030-02-04', endDate: '2030-05-31' }

  beforeAll(async () => {
    await project.store('Course/1', { ...course, StartDate: term.startDate, EndDate: term.endDate })
  })

  afterEach(({ task }) => {
    task.meta.unnoticed = mutation.unnoticed.map(({ name }) => name)
  })

  it('has children who are born, somewhere, before the day has begun in UTC', async () => {
    const child = await addChild(project)
    const correct = () => updateDoc(doc(child.parent, child.student.path), { birthdate: '2030-01-02' })
    now = Date.UTC(2030, 0, 1) - 1
    await assertDenied(correct())
    now += 1
    await assertAllowed(correct())
  })

  it('withdraws until the first day of the term has ended in UTC', async () => {
    const [one, other] = [await enrolledChild(project, [], term), await enrolledChild(project, [], term)]
    now = Date.UTC(2030, 1, 5) - 1
    await assertAllowed(one.withdraw('1'))
    now = Date.UTC(2030, 1, 5)
    await assertDenied(other.withdraw('1'))
  })

  it('enrols until the day after the last day of the term has ended in UTC', async () => {
    now = Date.UTC(2030, 5, 2) - 1
    await assertAllowed((await addChild(project)).enrol('1', term))
    now = Date.UTC(2030, 5, 2)
    await assertDenied((await addChild(project)).enrol('1', term))
  })
})
