import { GrpcStatus } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { explain } from './failures.ts'

const real = {
  service: 'Firestore',
  isLocal: false,
  name: 'the project painti-school',
  origin: 'https://firestore.googleapis.com',
}

it.each([
  [
    GrpcStatus.UNAUTHENTICATED,
    'Bad token',
    /^Google does not accept the credentials of this machine\. Run `gc/,
  ],
  [
    GrpcStatus.PERMISSION_DENIED,
    'No.',
    /^These credentials may not use the project painti-school, or there is no such project: No\.$/,
  ],
  [
    GrpcStatus.NOT_FOUND,
    'Nope.',
    /^There is no Firestore database in the project painti-school, or no such project: Nope\.$/,
  ],
  [
    GrpcStatus.FAILED_PRECONDITION,
    'The query requires a COLLECTION_GROUP_ASC index for collection Enrollments. Create it here: https://x',
    /^The project painti-school lacks an index: deploy it with: npx firebase deploy --only firestore:indexes, and/,
  ],
  [GrpcStatus.INVALID_ARGUMENT, 'Bad page.\nDetails', /^The project painti-school refused: Bad page\.$/],
  [
    'ECONNREFUSED',
    'connect ECONNREFUSED',
    /^There is no connection to firestore\.googleapis\.com: check this machine's network, then run the command again\.$/,
  ],
  [undefined, 'Getting metadata failed: invalid_grant', /^Google does not accept the credentials of this/],
])(
  'A failure of a real project with the code %s is one sentence that says what it means',
  (code, message, sentence) => {
    expect(explain(Object.assign(new Error(message), { code }), real).message).toMatch(sentence)
  },
)
