import { doc, getDoc } from 'firebase/firestore/lite'
import { describe, expect, inject, it } from 'vitest'
import { loadRules } from 'firestore-emulator/testing/administrator'
import { assertDenied, isOfficial, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('denials')
const error = 'Null value error.'

// The tests of the rules rest on this: they tell a condition that is false from one that fails, and with which error.
describe.skipIf(isOfficial)('A denial', () => {
  it.each([
    ['by a condition that is false', 'false', undefined, error],
    ['by nothing that allows', undefined, undefined, error],
    ['by an error', 'resource.data.open', error, undefined],
    [
      'by one error of two conditions',
      'resource.data.open; allow get: if false',
      error,
      'Divide by zero error.',
    ],
  ])('%s is recognised', async (_, condition, error, wrong) => {
    const allow = condition === undefined ? '' : `allow get: if ${condition};`
    const rules = `service cloud.firestore { match /databases/{d}/documents { match /c/{id} { ${allow} } } }`
    await loadRules(inject('firestore'), 'demo-test-rules-denials', rules)
    const read = () => getDoc(doc(project.visitor(), 'c/a'))
    await assertDenied(read(), error)
    await expect(assertDenied(read(), wrong)).rejects.toThrow('to deeply equal')
  })
})
