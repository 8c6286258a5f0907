import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen, type Listening } from './listen.ts'

export interface FormMessage {
  formId: string
  fields: Record<string, string>
}

interface Answer {
  status: number
  body?: unknown
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Starts an inbox that answers as Formspree does, so that the contact form works without the service: `POST /f/FORM_ID`
 * accepts or refuses a message, `GET /messages` lists what was accepted, oldest first, and `DELETE /messages` empties it.
 * Kept in memory only.
 *
 * @param port 0 takes any free one; where another is taken, it rejects with Node's error.
 * @param onMessage is called with each accepted message.
 */
export function startInbox(port: number, onMessage?: (message: FormMessage) => void): Promise<Listening> {
  const messages: FormMessage[] = []
  async function answer(request: IncomingMessage): Promise<Answer> {
    if (request.url === '/messages') {
      if (request.method === 'DELETE') messages.length = 0
      return { status: 200, body: { messages } }
    }
    const [, formId] = /^\/f\/([A-Za-z0-9]+)$/.exec(request.url ?? '') ?? []
    if (formId === undefined) return refusal(404, 'Form not found', { code: 'FORM_NOT_FOUND' })
    if (request.method === 'OPTIONS') return { status: 204 }
    const fields = (await json(request).catch(() => null)) as Record<string, string> | null
    if (typeof fields !== 'object' || fields === null) return refusal(400, 'Bad request')
    if (!emailShape.test(fields.email ?? '')) {
      return refusal(422, 'should be an email', { code: 'TYPE_EMAIL', field: 'email' })
    }
    const message = { formId, fields }
    messages.push(message)
    onMessage?.(message)
    return { status: 200, body: { next: '/thanks?language=en', ok: true } }
  }

  const server = createServer((request, response) => {
    // Pages of any origin may send, as to Formspree; none may read what others sent.
    if (request.url !== '/messages') {
      response.setHeader('access-control-allow-origin', '*')
      const asked = request.headers['access-control-request-headers'] ?? 'content-type'
      response.setHeader('access-control-allow-headers', asked)
    }
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  return listen(server, port)
}

function refusal(status: number, message: string, about: { code?: string; field?: string } = {}): Answer {
  return { status, body: { error: message, errors: [{ ...about, message }] } }
}
