import type { IncomingMessage } from 'node:http'
import { badPayload, invalid } from '../errors.ts'

/** Firestore's limit for a request: https://firebase.google.com/docs/firestore/quotas */
const maxBodyBytes = 10 * 1024 * 1024

/**
 * Reads the whole body of a request. Rejects with INVALID_ARGUMENT as soon as it exceeds 10 MiB, and with the stream's
 * error if the connection breaks.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBodyBytes) throw invalid(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The JSON in a body; an empty body is an empty message. */
export function parseBody(body: Buffer): unknown {
  const text = body.toString()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badPayload()
  }
}
