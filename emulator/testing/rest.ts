// A Firestore server, spoken to without an SDK.

/** An answer of the server, read to its end. */
export interface Reply {
  status: number
  contentType: string | null
  headers: Headers
  text: string
}

/** Sends one request to the server at this origin; a body without a content type of its own counts as JSON. */
export async function sendRequest(
  origin: string,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string | undefined } = {},
): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers:
      body === undefined || 'Content-Type' in headers
        ? headers
        : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    headers: response.headers,
    text: await response.text(),
  }
}

/** The JSON of a text; the text itself where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The header of an administrator. */
export const owner = { Authorization: 'Bearer owner' }
