import type { IncomingMessage } from 'node:http'
import { badPayload, invalid } from '../errors.ts'

/** Firestore's limit for a request: https://firebase.google.com/docs/firestore/quotas */
export const maxBodyBytes = 10 * 1024 * 1024

/**
 * Reads the whole body of a request. Rejects with INVALID_ARGUMENT as soon as it exceeds 10 MiB, and with the stream's
 * error if the connection breaks.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

// Parsing time depends on the number of objects, arrays and names rather than on bytes.
const maxNodes = 400_000
const nodeStarts = new Set(Buffer.from('{[:'))
const [quote, backslash] = Buffer.from('"\\')

/** The JSON in a body; an empty body is an empty message. Throws INVALID_ARGUMENT if it has too many nodes to parse. */
export function parseBody(body: Buffer): unknown {
  if (body.length > maxNodes) checkNodeCount(body)
  const text = body.toString()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badPayload()
  }
}

function checkNodeCount(body: Buffer): void {
  let count = 0
  let isText = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (nodeStarts.has(byte) && ++count > maxNodes) {
      throw invalid(`The request has more than ${maxNodes} objects, lists and names.`)
    }
  }
}

function tooLarge(): Error {
  return invalid(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
}
