import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Nothing but a heading.">
<link rel="icon" href="data:,">
<title>An empty page</title>
</head>
<body><main><h1>An empty page</h1></main></body>
</html>
`

/** Serves a page with a heading and nothing else: no page can be faster than it on this machine. */
export async function serveEmptyPage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(isPage ? page : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
