import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `lost` breaks off half-way; `missing` is what Hosting answers for a hashed file that is not there (yet). */
type Loss = 'lost' | 'missing'

export interface LossyLine {
  origin: string
  /** From now on everything goes through. */
  mend: () => void
  close: () => void
}

/**
 * A line to the site on which some files are lost. Playwright's routes would not do: they turn the browser's cache off.
 * @param lossOf what becomes of a file that is asked for the `count`th time.
 */
export async function lossyLine(
  site: string,
  lossOf: (path: string, count: number) => Loss | false,
): Promise<LossyLine> {
  const counts = new Map<string, number>()
  let isMended = false
  const server = createServer((asked, answer) => {
    const path = asked.url ?? ''
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    const loss = !isMended && lossOf(path, count)
    if (loss !== false) {
      lose(answer, loss)
      return
    }
    const headers = { ...asked.headers, host: new URL(site).host }
    const upstream = request(new URL(path, site), { method: asked.method, headers })
    upstream.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    upstream.on('error', () => answer.destroy())
    upstream.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    mend: () => (isMended = true),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function lose(answer: ServerResponse, loss: Loss): void {
  if (loss === 'missing') {
    answer.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
  } else {
    answer.writeHead(200, { 'content-length': 1_000 }).write(' ', () => answer.destroy())
  }
}
