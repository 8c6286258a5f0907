/** A complete response. */
export interface Reply {
  status: number
  text: string
  /** The text parsed as JSON; the text itself if it is not JSON. */
  readonly json: unknown
}

interface Sent {
  headers?: Record<string, string>
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown
}

/** The headers of the administrator. */
export const owner = { Authorization: 'Bearer owner' }

/** Sends one request to a server; the content type of a body defaults to JSON. */
export async function sendRequest(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: Sent = {},
): Promise<Reply> {
  const json = body !== undefined && typeof body !== 'string' ? JSON.stringify(body) : body
  const response = await fetch(origin + path, {
    method,
    headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: json }),
  })
  const text = await response.text()
  return { status: response.status, text, json: parseJson(text) }
}

/** Parses JSON; returns the text itself if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
