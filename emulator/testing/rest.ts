/** A complete response. */
export interface Reply {
  status: number
  contentType: string | null
  headers: Headers
  text: string
}

/** Sends one request to the server; the content type of a body defaults to JSON. */
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

/** Parses JSON; returns the text itself if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The headers of the administrator. */
export const owner = { Authorization: 'Bearer owner' }
