import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { checkHost } from 'firestore-emulator/loopback'

/** A message that the inbox accepted. */
export interface FormMessage {
  formId: string
  receivedAt: string
  fields: Record<string, string>
}

export interface InboxOptions {
  /** 0 takes any free port. */
  port: number
  /** This machine only. */
  host: string
  /** Called with each accepted message. */
  onMessage?: (message: FormMessage) => void
}

export interface Inbox {
  host: string
  port: number
  stop(): Promise<void>
}

/** A complaint about a submission, with the code and the words of Formspree's API. */
interface FormError {
  code?: string
  field?: string
  message: string
}

/** An HTTP error of Formspree's API. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FormError[] = [{ message }],
  ) {
    super(message)
  }
}

const maxMessages = 500
const requiredFields = ['email', 'message']
const emailFields = ['email', '_replyto']
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Starts a Formspree-compatible inbox, so that the contact form works without the service: `POST /f/FORM_ID` accepts or
 * refuses a message as Formspree does, `GET /messages` lists what was accepted, oldest first, and `DELETE /messages`
 * empties it. Kept in memory only, the last 500.
 *
 * @throws NetworkRefused for a host that other machines could reach; Node's error for a port that is taken.
 */
export async function startInbox({ port, host, onMessage }: InboxOptions): Promise<Inbox> {
  checkHost(host, false)
  const messages: FormMessage[] = []
  function accept(message: FormMessage): void {
    messages.push(message)
    if (messages.length > maxMessages) messages.shift()
    onMessage?.(message)
  }
  const server = createServer((request, response) => {
    respond(request, response, messages, accept).catch((error: unknown) => {
      const { status, message, errors } =
        error instanceof Refusal ? error : new Refusal(500, 'Internal error')
      sendJson(response, status, { error: message, errors })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    host,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  messages: FormMessage[],
  accept: (message: FormMessage) => void,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://inbox').pathname
  if (path === '/messages') {
    if (request.method === 'DELETE') messages.length = 0
    sendJson(response, 200, { messages })
    return
  }
  // Pages of any origin may send, as to Formspree; none may read what others sent.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS')
  const asked = request.headers['access-control-request-headers'] ?? 'content-type'
  response.setHeader('access-control-allow-headers', asked)
  const formId = /^\/f\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1]
  if (formId === undefined) {
    throw new Refusal(404, 'Form not found', [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }])
  }
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  if (request.method !== 'POST') throw new Refusal(405, 'Method not allowed')
  const fields = await readFields(request)
  validate(fields)
  // Formspree thanks a robot that fills the honeypot, and throws its message away.
  if (!fields._gotcha) accept({ formId, receivedAt: new Date().toISOString(), fields })
  sendJson(response, 200, { next: fields._next ?? '/thanks?language=en', ok: true })
}

/** The fields of a body that is JSON, URL-encoded or multipart. */
async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const type = request.headers['content-type'] ?? ''
  const body = new Response(new Uint8Array(await buffer(request)), { headers: { 'content-type': type } })
  try {
    const entries = type.startsWith('application/json')
      ? Object.entries((await body.json()) as Record<string, unknown>)
      : [...(await body.formData())]
    return Object.fromEntries(
      entries.map(([field, value]) => [
        field,
        typeof value === 'string' ? value : JSON.stringify(value ?? ''),
      ]),
    )
  } catch {
    throw new Refusal(400, 'Bad request')
  }
}

/** Formspree's checks: something must be written, required fields must be there, an address must look like one. */
function validate(fields: Record<string, string>): void {
  const isEmpty = Object.entries(fields).every(([field, text]) => field.startsWith('_') || text.trim() === '')
  if (isEmpty) {
    throw new Refusal(400, 'Empty form', [{ code: 'EMPTY', message: "Can't send an empty form" }])
  }
  const errors: FormError[] = []
  for (const field of requiredFields) {
    const text = fields[field]
    if (text === undefined) errors.push({ code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' })
    else if (text.trim() === '') errors.push({ code: 'REQUIRED_FIELD_EMPTY', field, message: 'is required' })
  }
  for (const field of emailFields) {
    const address = fields[field]?.trim() ?? ''
    if (address !== '' && !emailShape.test(address)) {
      errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' })
    }
  }
  if (errors.length > 0) throw new Refusal(422, 'Validation errors', errors)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
