import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Client } from 'google-auth-library'
import { afterEach, describe, expect, it } from 'vitest'
import { describeCredentialsError, describeError } from './errors.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** What Google's client says of a server that answers so; of one that breaks the line, without an answer. */
async function failureOf(answer?: { status: number; text: string }): Promise<unknown> {
  const started = createServer((request, response) => {
    if (answer === undefined) request.socket.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const client = new OAuth2Client()
  client.setCredentials({ access_token: 'any' })
  const url = `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
  return client.request({ url, method: 'POST', data: {}, retry: false }).catch((error: unknown) => error)
}

function refusal(status: number, message: string) {
  return { status, text: JSON.stringify({ error: { code: status, message } }) }
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
  ])('says what %d means for a real project', async (status, message, sentence) => {
    expect(describeError(await failureOf(refusal(status, message)), real)).toMatch(sentence)
  })

  it('tells a lost line from a refusal, and says what to do about it', async () => {
    const failure = await failureOf()
    expect(describeError(failure, real)).toBe(
      "There is no connection to firestore.googleapis.com: check this machine's network, then run the command again.",
    )
    expect(describeError(failure, local)).toMatch(/^The local backend does not answer at .* `npm run dev`/)
  })

  it.each([refusal(404, 'Not found'), { status: 501, text: '<!DOCTYPE html>\n<title>Other</title>' }])(
    'notices that something else answers where the local backend should',
    async (answer) => {
      expect(describeError(await failureOf(answer), local)).toBe(
        'What answers at http://127.0.0.1:8080 is no Firestore.',
      )
    },
  )

  it('looks for the lost line in what caused an error', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    expect(describeError(new Error('14 UNAVAILABLE', { cause }), real)).toMatch(/^There is no connection/)
  })

  it('takes the numbers by which the SDK names refusals', () => {
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
