import { gaxios, OAuth2Client } from 'google-auth-library'
import { describe, expect, it, vi } from 'vitest'
import { describeCredentialsError, request } from './request.ts'

const real = {
  service: 'Firestore',
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

/** What Google's client throws for an answer, or where there is none. */
function failure(message: string, response?: { status: number; data: unknown }): Error {
  return new gaxios.GaxiosError(message, { headers: {} }, response as gaxios.GaxiosResponse | undefined)
}

function refusal(status: number, message: string): Error {
  return failure('Refused', { status, data: JSON.stringify({ error: { message } }) })
}

/** The sentence for a request that fails like this. */
async function sentenceFor(error: Error, service = real): Promise<string> {
  const client = new OAuth2Client()
  vi.spyOn(client, 'request').mockRejectedValue(error)
  const failed: unknown = await request({ ...service, client }, 'any', undefined, { attempts: 1 }).catch(
    (reason: unknown) => reason,
  )
  return (failed as Error).message
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
    [400, 'Bad page.\nDetails', /^The project painti-school refused: Bad page\.$/],
  ])('says what %d means for a real project', async (status, message, sentence) => {
    expect(await sentenceFor(refusal(status, message))).toMatch(sentence)
  })

  it('distinguishes a lost connection, and says what to do about it', async () => {
    expect(await sentenceFor(failure('connect ECONNREFUSED'))).toBe(
      "There is no connection to firestore.googleapis.com: check this machine's network, then run the command again.",
    )
    expect(await sentenceFor(failure('connect ECONNREFUSED'), local)).toMatch(
      /^The local backend does not answer at .* `npm run dev`/,
    )
  })

  it.each([
    refusal(404, 'Not found'),
    failure('Refused', { status: 501, data: '<!DOCTYPE html>\n<title>Other</title>' }),
  ])('notices that something else answers where the local backend should', async (answer) => {
    expect(await sentenceFor(answer, local)).toBe('What answers at http://127.0.0.1:8080 is no Firestore.')
  })

  it('says why credentials cannot be used', async () => {
    expect(describeCredentialsError('Could not load the default credentials. Browse to')).toMatch(
      /^There are no Google credentials on this machine\. Run `gcloud/,
    )
    expect(await sentenceFor(new Error('error:1E08010C:DECODER routines::unsupported'))).toMatch(
      /^The private key in the key file of this machine cannot be read\. Run `gcloud/,
    )
    expect(await sentenceFor(failure('invalid_grant', { status: 400, data: null }))).toMatch(
      /^Google no longer accepts the credentials of this machine\. Run `gcloud/,
    )
    expect(describeCredentialsError('The file is broken')).toMatch(
      /^The Google credentials of this machine cannot be used: The file is broken\. Run `gcloud/,
    )
  })
})
