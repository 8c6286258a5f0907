import { doc, getDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { assertDenied, isOfficial, openRulesProject } from './support/rules-project.ts'

const rulesSource = `service cloud.firestore { match /databases/{d}/documents {
  match /c/false { allow get: if false; }
  match /c/error { allow get: if resource.data.open; }
  match /c/both { allow get: if resource.data.open; allow get: if false; }
} }`
const error = 'Null value error.'

// The tests of the rules rest on this: they tell a condition that is false from one that fails, and with which error.
describe.skipIf(isOfficial)('A denial', () => {
  const local = localFirestore({ rulesSource })
  const project = openRulesProject('denials', () => local.server)

  it.each([
    ['by a condition that is false', 'false', undefined, error],
    ['by nothing that allows', 'nothing', undefined, error],
    ['by an error', 'error', error, undefined],
    ['by one error of two conditions', 'both', error, 'Divide by zero error.'],
  ])('%s is recognised', async (_, id, error, wrong) => {
    const read = () => getDoc(doc(project.visitor(), `c/${id}`))
    await assertDenied(read(), error)
    await expect(assertDenied(read(), wrong)).rejects.toThrow('to deeply equal')
  })
})
