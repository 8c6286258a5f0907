import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets pages of every origin in, as Google's emulator does: it reflects the origin and the headers asked for. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  if (origin === undefined) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT')
  const headers = request.headers['access-control-request-headers']
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers)
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true')
  }
}
