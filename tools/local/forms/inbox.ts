import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkHost } from 'firestore-emulator/loopback'
import { type FormError, readSubmission, RefusedSubmission, type Submission } from './read-submission.ts'

/** A message that the inbox accepted. */
export interface FormMessage {
  formId: string
  receivedAt: string
  fields: Submission
}

export interface FormsOptions {
  /** 0 takes any free port; a taken one rejects with `EADDRINUSE`. */
  port: number
  /** This machine only. */
  host: string
  /** Fields without which a submission is refused, as a Formspree form can be set up. */
  required?: readonly string[]
  /** Is told of each accepted message. */
  onMessage?: (message: FormMessage) => void
}

export interface FormsServer {
  host: string
  port: number
  stop(): Promise<void>
}

const keptMessages = 500
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Starts a Formspree-compatible inbox (DESIGN section 6), so that the contact form works without the service:
 * `POST /f/FORM_ID` accepts or refuses a message in Formspree's answers, `GET /messages` shows what was accepted,
 * oldest first, and `DELETE /messages` empties it. Kept in memory only, the last 500.
 *
 * @throws {NetworkRefused} for a host that other machines could reach.
 */
export async function startForms(options: FormsOptions): Promise<FormsServer> {
  checkHost(options.host, false)
  const messages: FormMessage[] = []
  const server = createServer((request, response) => {
    handle(request, response, messages, options).catch((error: unknown) => refuse(request, response, error))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      resolve()
    })
  })
  return {
    host: options.host,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  messages: FormMessage[],
  options: FormsOptions,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://inbox').pathname
  if (path === '/messages') {
    handleMessages(request, response, messages)
    return
  }
  const formId = /^\/f\/([A-Za-z0-9]{1,64})$/.exec(path)?.[1]
  if (path.startsWith('/f/')) allowOtherOrigins(request, response)
  if (formId === undefined) throw notFound()
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  if (request.method !== 'POST') throw wrongMethod()
  const fields = await readSubmission(request)
  check(fields, options.required ?? ['email', 'message'])
  // Formspree thanks a robot that fills the honeypot, and throws its message away.
  if (!fields._gotcha) keep({ formId, receivedAt: new Date().toISOString(), fields }, messages, options)
  answer(response, 200, { next: fields._next ?? '/thanks?language=en', ok: true })
}

function handleMessages(request: IncomingMessage, response: ServerResponse, messages: FormMessage[]): void {
  if (request.method === 'GET') {
    answer(response, 200, { messages })
  } else if (request.method === 'DELETE') {
    messages.length = 0
    response.writeHead(204).end()
  } else {
    throw wrongMethod()
  }
}

function keep(message: FormMessage, messages: FormMessage[], options: FormsOptions): void {
  messages.push(message)
  if (messages.length > keptMessages) messages.shift()
  options.onMessage?.(message)
}

/** Formspree's checks: something must be written, an address must look like one, required fields must be there. */
function check(fields: Submission, required: readonly string[]): void {
  const written = Object.entries(fields).some(([field, text]) => !field.startsWith('_') && text.trim() !== '')
  if (!written) {
    throw new RefusedSubmission(400, 'Empty form', [{ code: 'EMPTY', message: "Can't send an empty form" }])
  }
  const errors: FormError[] = []
  for (const field of required) {
    const text = fields[field]
    if (text === undefined) errors.push({ code: 'REQUIRED_FIELD_MISSING', field, message: 'is required' })
    else if (text.trim() === '') errors.push({ code: 'REQUIRED_FIELD_EMPTY', field, message: 'is required' })
  }
  for (const field of ['email', '_replyto']) {
    const address = fields[field]?.trim() ?? ''
    if (address !== '' && !emailShape.test(address)) {
      errors.push({ code: 'TYPE_EMAIL', field, message: 'should be an email' })
    }
  }
  if (errors.length > 0) throw new RefusedSubmission(422, 'Validation errors', errors)
}

function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'POST, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type',
  )
}

function notFound(): RefusedSubmission {
  return new RefusedSubmission(404, 'Form not found', [{ code: 'FORM_NOT_FOUND', message: 'Form not found' }])
}

function wrongMethod(): RefusedSubmission {
  return new RefusedSubmission(405, 'Method not allowed', [{ message: 'Method not allowed' }])
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The rest of an oversized body is not worth reading.
  if (!request.complete) response.setHeader('connection', 'close')
  if (error instanceof RefusedSubmission) {
    answer(response, error.status, { error: error.title, errors: error.errors })
  } else if (!response.headersSent) {
    answer(response, 500, { error: 'Internal error', errors: [{ message: 'Internal error' }] })
  }
}
