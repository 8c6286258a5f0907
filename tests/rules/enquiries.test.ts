import { doc, setDoc, writeBatch } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { limits } from '#model/values/fields.ts'
import { enquiry } from './support/documents.ts'
import { describeFields } from './support/field-tests.ts'
import {
  birthdateOrEmpty,
  email,
  idOrEmpty,
  name,
  nameOrEmpty,
  serverTime,
  text,
} from './support/field-values.ts'
import {
  assertAllowed,
  assertDenied,
  freshId,
  isOfficial,
  openRulesProject,
} from './support/rules-project.ts'

const project = openRulesProject('enquiries')

function send(values: Readonly<Record<string, unknown>>) {
  return setDoc(doc(project.visitor(), 'Enquiries', freshId('enquiry')), values)
}

describeFields('an enquiry', {
  valid: enquiry,
  needed: {
    firstName: name(limits.namePart),
    email,
    comment: text(limits.comment),
    date: {
      accepted: [1_800_000_000_000, 0, Date.UTC(2100, 0)],
      refused: [-1, Date.UTC(2100, 0) + 1, 1_800_000_000_000.5, '1800000000000', null, new Date()],
    },
    received: serverTime(),
  },
  optional: {
    lastName: nameOrEmpty,
    birthdate: birthdateOrEmpty,
    courseId: idOrEmpty,
    phoneNumber: {
      accepted: ['', '0123456789'],
      refused: ['555123456', '55512345678', '555-123-4567', 'abcdefghij', 5551234567, null],
    },
  },
  write: send,
})

describe('An enquiry', () => {
  // Google's emulator does not count look-ups over a whole batch.
  it.skipIf(isOfficial)('comes with nineteen others at most, and with more is refused', async () => {
    function sendMany(count: number) {
      const ids = Array.from({ length: count }, () => freshId('enquiry'))
      const batch = writeBatch(project.visitor())
      for (const id of ids) batch.set(doc(project.visitor(), 'Enquiries', id), enquiry)
      return { sent: batch.commit(), twentyFirst: ids[20] ?? '' }
    }
    await assertAllowed(sendMany(20).sent)
    for (const count of [21, 500]) {
      const { sent, twentyFirst } = sendMany(count)
      const path = `/databases/(default)/documents/Enquiries/${twentyFirst}`
      await assertDenied(sent, `Service call error. Function: [getAfter], Argument: [${path}].`)
    }
  })
})
