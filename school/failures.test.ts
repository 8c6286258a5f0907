import { GrpcStatus } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { explain } from './failures.ts'

const name = 'the project painti-school'
const real = { service: 'Firestore', isLocal: false, name, origin: 'https://firestore.googleapis.com' }
const { UNAUTHENTICATED, PERMISSION_DENIED, NOT_FOUND, FAILED_PRECONDITION, INVALID_ARGUMENT } = GrpcStatus

it.each([
  [UNAUTHENTICATED, 'Bad token', 'Google does not accept the credentials of this machine. Run `gcloud auth'],
  [undefined, 'Getting metadata failed: invalid_grant', 'Google does not accept the credentials of this'],
  [PERMISSION_DENIED, 'No.', `These credentials may not use ${name}, or there is no such project: No.`],
  [NOT_FOUND, 'Nope.', `There is no Firestore database in ${name}, or no such project: Nope.`],
  [
    FAILED_PRECONDITION,
    'The query requires a COLLECTION_GROUP_ASC index',
    'lacks an index: deploy it with: ',
  ],
  [INVALID_ARGUMENT, 'Bad page.\nDetails', 'The project painti-school refused: Bad page.'],
  ['ECONNREFUSED', 'connect', 'There is no connection to firestore.googleapis.com: check this machine'],
])(
  'A failure of a real project, %s with "%s", is a sentence that says what it means',
  (code, message, sentence) => {
    const { message: said } = explain(Object.assign(new Error(message), { code }), real)
    expect(said).toContain(sentence)
    expect(said).not.toContain('\n')
  },
)
