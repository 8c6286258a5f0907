import { type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http'

/**
 * Sends a request on to another server, and its answer back.
 *
 * @param options the server, and what of the request is to be different
 * @param receive takes the answer instead of its being sent back as it is.
 */
export function forward(
  asked: IncomingMessage,
  response: ServerResponse,
  options: RequestOptions,
  receive = (answer: IncomingMessage) => sendBack(answer, response),
): void {
  // On a connection of its own: the server may close an idle one while the next request is on its way.
  const connection = { method: asked.method, path: asked.url, headers: asked.headers, agent: false }
  const upstream = request({ ...connection, ...options })
  upstream.on('response', receive)
  upstream.on('error', () => response.destroy())
  response.on('close', () => upstream.destroy())
  asked.pipe(upstream)
}

export function sendBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(response)
}
