import type { IncomingMessage } from 'node:http'
import { badPayload, invalid } from '../errors'

/** The largest request body, as the limits of Firestore have it. */
export const largestBody = 10 * 1024 * 1024

/**
 * Reads the body of a request whole. Rejects with INVALID_ARGUMENT as soon as it is larger than 10 MiB, and with the
 * stream's own error where the connection breaks.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > largestBody) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The JSON in a body; an empty body counts as an empty message. */
export function parseBody(body: Buffer): unknown {
  const text = body.toString()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badPayload()
  }
}

function tooLarge(): Error {
  return invalid(`Request payload size exceeds the limit: ${largestBody} bytes.`)
}
