import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forward } from '#tools/local/forward.ts'

/** `lost` breaks off half-way; `missing` is what Hosting answers for a hashed file that is not there (yet). */
type Loss = 'lost' | 'missing'

export interface LossyProxy {
  origin: string
  /** From now on everything goes through. */
  loseNothing: () => void
  close: () => void
}

/**
 * A proxy of the site on which some files are lost. Playwright's routes would not do: they turn the browser's cache off.
 * @param lossOf what becomes of a file that is asked for the `count`th time.
 */
export async function startLossyProxy(
  site: string,
  lossOf: (path: string, count: number) => Loss | false,
): Promise<LossyProxy> {
  const { hostname: host, port } = new URL(site)
  const counts = new Map<string, number>()
  let isLossy = true
  const server = createServer((asked, response) => {
    const path = asked.url ?? ''
    const count = (counts.get(path) ?? 0) + 1
    counts.set(path, count)
    const loss = isLossy && lossOf(path, count)
    if (loss === 'missing')
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
    else if (loss === 'lost')
      response.writeHead(200, { 'content-length': 1_000 }).write(' ', () => response.destroy())
    else forward(asked, response, { host, port })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    loseNothing: () => (isLossy = false),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
