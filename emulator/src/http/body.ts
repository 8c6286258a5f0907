import type { IncomingMessage } from 'node:http'
import { badPayload, invalid } from '../errors.ts'

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

// What reading a large body takes goes by its objects, lists and names, however short they are.
const mostMarks = 400_000
const marks = new Set(Buffer.from('{[:'))
const [quote, backslash] = Buffer.from('"\\')

/** The JSON in a body; an empty body counts as an empty message. Throws INVALID_ARGUMENT for one that is endless to read. */
export function parseBody(body: Buffer): unknown {
  if (body.length > mostMarks) countMarks(body)
  const text = body.toString()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badPayload()
  }
}

function countMarks(body: Buffer): void {
  let count = 0
  let isText = false
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === quote) isText = !isText
    else if (isText) at += byte === backslash ? 1 : 0
    else if (marks.has(byte) && ++count > mostMarks) {
      throw invalid(`The request has more than ${mostMarks} objects, lists and names.`)
    }
  }
}

function tooLarge(): Error {
  return invalid(`Request payload size exceeds the limit: ${largestBody} bytes.`)
}
