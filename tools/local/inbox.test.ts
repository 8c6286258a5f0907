import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormMessage, type Inbox, startInbox } from './inbox.ts'

let inbox: Inbox
let received: FormMessage[]

beforeEach(async () => {
  received = []
  inbox = await startInbox({ port: 0, host: '127.0.0.1', onMessage: (message) => received.push(message) })
})

afterEach(() => inbox.stop())

const visitor = { name: 'Amrit', email: 'amrit@painti.example', message: 'When does level 1 begin?' }

function at(path: string): string {
  return `http://127.0.0.1:${inbox.port}${path}`
}

function post(body: string, type = 'application/json', path = '/f/demo'): Promise<Response> {
  return fetch(at(path), {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': type },
    body,
  })
}

function postJson(fields: unknown): Promise<Response> {
  return post(JSON.stringify(fields))
}

async function messages(): Promise<FormMessage[]> {
  const answer = await fetch(at('/messages'))
  return ((await answer.json()) as { messages: FormMessage[] }).messages
}

test('a message sent as JSON is thanked for, reported and kept', async () => {
  const answer = await postJson(visitor)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ next: '/thanks?language=en', ok: true })
  expect(received).toEqual([{ formId: 'demo', receivedAt: expect.any(String) as string, fields: visitor }])
  expect(await messages()).toEqual(received)
})

test('a message sent as multipart form data is kept as the same fields', async () => {
  const form = new FormData()
  for (const [field, text] of Object.entries(visitor)) form.set(field, text)
  const answer = await fetch(at('/f/demo'), { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  expect((await messages()).map(({ fields }) => fields)).toEqual([visitor])
})

test('a message sent as a plain form is kept as the same fields', async () => {
  const answer = await fetch(at('/f/demo'), { method: 'POST', body: new URLSearchParams(visitor) })
  expect(answer.status).toBe(200)
  expect((await messages()).map(({ fields }) => fields)).toEqual([visitor])
})

test('an address that is none is refused at its field', async () => {
  const answer = await postJson({ ...visitor, email: 'amrit at home' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: 'Validation errors',
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  })
  expect(await messages()).toEqual([])
})

test('a required field that is missing and one that is blank are both named', async () => {
  const answer = await postJson({ name: 'Amrit', message: '  ' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: [
      { code: 'REQUIRED_FIELD_MISSING', field: 'email' },
      { code: 'REQUIRED_FIELD_EMPTY', field: 'message' },
    ],
  })
})

test('an empty form is refused as a whole', async () => {
  const answer = await postJson({ name: '', email: ' ', _subject: 'Hello' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'EMPTY' }] })
})

test('a robot that fills the honeypot is thanked, and its message thrown away', async () => {
  const answer = await postJson({ ...visitor, _gotcha: 'spam' })
  expect(await answer.json()).toMatchObject({ ok: true })
  expect(await messages()).toEqual([])
})

test.each([
  ['malformed JSON', '{"email":', 'application/json'],
  ['broken form data', 'nothing', 'multipart/form-data; boundary=x'],
  ['plain text', 'hello', 'text/plain'],
])('%s is a bad request', async (_case, body, type) => {
  const answer = await post(body, type)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'Bad request' })
})

test('an address that is no form is not found', async () => {
  const answer = await post(JSON.stringify(visitor), 'application/json', '/f/no-such')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ errors: [{ code: 'FORM_NOT_FOUND' }] })
})

test('a form is not read', async () => {
  expect((await fetch(at('/f/demo'))).status).toBe(405)
})

test('a page of another origin may send, but not read what others sent', async () => {
  const preflight = await fetch(at('/f/demo'), {
    method: 'OPTIONS',
    headers: {
      origin: 'http://site.example',
      'access-control-request-headers': 'content-type,formspree-client',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,formspree-client')
  expect((await fetch(at('/messages'))).headers.get('access-control-allow-origin')).toBe(null)
})

test('the kept messages can be thrown away', async () => {
  await postJson(visitor)
  expect((await fetch(at('/messages'), { method: 'DELETE' })).status).toBe(200)
  expect(await messages()).toEqual([])
})

test('the last 500 messages are kept', async () => {
  for (let number = 0; number <= 500; number += 1) await postJson({ ...visitor, message: `number ${number}` })
  const kept = await messages()
  expect(kept).toHaveLength(500)
  expect(kept.at(0)?.fields.message).toBe('number 1')
})

test('a taken port rejects with its code', async () => {
  await expect(startInbox({ port: inbox.port, host: '127.0.0.1' })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
