import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiError } from '../errors.ts'

/** The response: JSON with a status, or one of the plain texts of Google's emulator. */
export type Answer = { status: number; json: unknown } | { status: number; text: string }

export function ok(json: unknown): Answer {
  return { status: 200, json }
}

export const notFound: Answer = { status: 404, text: 'Not Found\n' }

/** The error body of Google's APIs. */
export function failure(error: ApiError): Answer {
  const { httpCode: code, message, status } = error
  return { status: code, json: { error: { code, ...(message === '' ? {} : { message }), status } } }
}

export function send(response: ServerResponse, answer: Answer): void {
  const body = 'text' in answer ? answer.text : `${JSON.stringify(answer.json)}\n`
  if ('json' in answer) response.setHeader('content-type', 'application/json')
  response.statusCode = answer.status
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}

/** Allows every origin, as Google's emulator does, by reflecting the origin and the requested headers. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  if (origin === undefined) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT')
  const headers = request.headers['access-control-request-headers']
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers)
}
