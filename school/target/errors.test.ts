import { OAuth2Client } from 'google-auth-library'
import { describe, expect, it } from 'vitest'
import { describeCredentialsError, describeError } from './errors.ts'

/** What Google's client throws for an answer. */
function refusal(status: number, data: string): Error {
  return Object.assign(new Error(`Request failed with status code ${status}`), { response: { status, data } })
}

function withMessage(message: string): string {
  return JSON.stringify({ error: { message } })
}

const real = {
  service: 'Firestore',
  client: new OAuth2Client(),
  isLocal: false,
  name: 'the project painti-school',
  origin: 'https://firestore.googleapis.com',
}
const local = {
  ...real,
  isLocal: true,
  name: 'the local backend (demo-painti)',
  origin: 'http://127.0.0.1:8080',
}

describe('A failure, as one sentence', () => {
  it.each([
    [401, 'Bad token', /^Google does not accept the credentials of this machine\. Run `gcloud/],
    [
      403,
      'No.',
      /^These credentials may not use the project painti-school, or there is no such project: No\.$/,
    ],
    [
      404,
      'Nope.',
      /^There is no Firestore database in the project painti-school, or no such project: Nope\.$/,
    ],
    [400, 'invalid_grant', /^Google no longer accepts the credentials of this machine\. Run `gcloud/],
    [400, 'Bad page.\nDetails', /^The project painti-school refused: Bad page\.$/],
  ])('says what %d means for a real project', (status, message, sentence) => {
    expect(describeError(refusal(status, withMessage(message)), real)).toMatch(sentence)
  })

  it('distinguishes a lost connection, and says what to do about it', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const failure = new Error('14 UNAVAILABLE', { cause })
    expect(describeError(failure, real)).toBe(
      "There is no connection to firestore.googleapis.com: check this machine's network, then run the command again.",
    )
    expect(describeError(failure, local)).toMatch(/^The local backend does not answer at .* `npm run dev`/)
  })

  it.each([refusal(404, withMessage('Not found')), refusal(501, '<!DOCTYPE html>\n<title>Other</title>')])(
    'notices that something else answers where the local backend should',
    (answer) => {
      expect(describeError(answer, local)).toBe('What answers at http://127.0.0.1:8080 is no Firestore.')
    },
  )

  it('understands the gRPC codes of the SDK', () => {
    expect(describeError(Object.assign(new Error('No.'), { code: 7 }), real)).toMatch(
      /^These credentials may not/,
    )
  })

  it('says why credentials cannot be used', () => {
    expect(describeCredentialsError(new Error('Could not load the default credentials. Browse to'))).toMatch(
      /^There are no Google credentials on this machine\. Run `gcloud/,
    )
    const brokenKey = new Error('error:1E08010C:DECODER routines::unsupported')
    expect(describeError(brokenKey, real)).toMatch(
      /^The private key in the key file of this machine cannot be read\. Run `gcloud/,
    )
    expect(describeCredentialsError(new Error('The file is broken'))).toMatch(
      /^The Google credentials of this machine cannot be used: The file is broken\. Run `gcloud/,
    )
  })
})
