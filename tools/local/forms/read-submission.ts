import type { IncomingMessage } from 'node:http'

/** What a visitor sent: field name to text. */
export type Submission = Record<string, string>

/** One complaint about a submission, with the code and the words of Formspree's API. */
export interface FormError {
  code?: string
  field?: string
  message: string
}

/** A submission that is answered with an HTTP error instead of being kept. */
export class RefusedSubmission extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly errors: FormError[],
  ) {
    super(title)
  }
}

const maximumBytes = 1024 * 1024

/**
 * Reads the body of a request as form fields.
 *
 * @param request JSON, URL-encoded or multipart, by its content type.
 * @returns the fields; numbers and booleans of a JSON body as text, nested values as JSON text.
 * @throws RefusedSubmission where the body is too big, malformed, of another type, or carries files.
 */
export async function readSubmission(request: IncomingMessage): Promise<Submission> {
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) return fromJson(body.toString('utf8'))
  if (type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data')) {
    return fromFormData(body, type)
  }
  throw new RefusedSubmission(415, 'Unsupported content type', [{ message: 'Send JSON or form data.' }])
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maximumBytes) {
      throw new RefusedSubmission(413, 'Payload too large', [{ message: 'The message is too large.' }])
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function fromJson(text: string): Submission {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('Send a JSON object.')
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, asText(value)]))
}

async function fromFormData(body: Buffer, type: string): Promise<Submission> {
  let form: FormData
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  } catch {
    throw malformed('The form data cannot be read.')
  }
  const submission: Submission = {}
  form.forEach((value, field) => {
    if (typeof value !== 'string') {
      throw new RefusedSubmission(400, 'File uploads not permitted', [
        { code: 'NO_FILE_UPLOADS', message: 'File uploads not permitted' },
      ])
    }
    submission[field] = submission[field] === undefined ? value : `${submission[field]}, ${value}`
  })
  return submission
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function malformed(message: string): RefusedSubmission {
  return new RefusedSubmission(400, 'Bad request', [{ message }])
}
