import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormMessage, startInbox } from './inbox.ts'
import type { Listening } from './listen.ts'

let inbox: Listening
let received: FormMessage[]

beforeEach(async () => {
  received = []
  inbox = await startInbox(0, (message) => received.push(message))
})

afterEach(() => inbox.stop())

const visitor = { name: 'Amrit', email: 'amrit@painti.example', message: 'When does level 1 begin?' }

function at(path: string): string {
  return `http://127.0.0.1:${inbox.port}${path}`
}

function post(fields: unknown, path = '/f/demo'): Promise<Response> {
  return fetch(at(path), { method: 'POST', body: JSON.stringify(fields) })
}

async function messages(): Promise<FormMessage[]> {
  const answer = await fetch(at('/messages'))
  return ((await answer.json()) as { messages: FormMessage[] }).messages
}

test('a message is thanked for, reported and kept until all are thrown away', async () => {
  const answer = await post(visitor)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ next: '/thanks?language=en', ok: true })
  expect(received).toEqual([{ formId: 'demo', receivedAt: expect.any(String) as string, fields: visitor }])
  expect(await messages()).toEqual(received)
  await fetch(at('/messages'), { method: 'DELETE' })
  expect(await messages()).toEqual([])
})

test('an address that is none is refused at its field', async () => {
  const answer = await post({ ...visitor, email: 'amrit at home' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  })
  expect(await messages()).toEqual([])
})

test('a body without fields, an address that is no form, and reading a form are refused', async () => {
  expect((await post(null)).status).toBe(400)
  expect(await (await post(visitor, '/f/no-such')).json()).toMatchObject({
    errors: [{ code: 'FORM_NOT_FOUND' }],
  })
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

test('a taken port rejects with its code', async () => {
  await expect(startInbox(inbox.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
