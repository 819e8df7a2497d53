import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that only this machine can reach. */
export interface TestServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

const PAGE = '<!doctype html><title>nimlab</title><script type="module" src="page.js"></script>'

/**
 * Serves a page that loads `page.js` and the given scripts. Under `/isolated/`, the page has the
 * headers that make it cross-origin isolated. Under `/plain/`, the page does not have these
 * headers.
 */
export async function serve(scripts: ReadonlyMap<string, Uint8Array>): Promise<TestServer> {
  const server = createServer((request, response) => {
    const [, kind = '', name = ''] = (request.url ?? '').split('/')
    const script = scripts.get(name)
    const isPage = name === '' && (kind === 'isolated' || kind === 'plain')
    if (kind === 'isolated') {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    }
    response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript')
    if (!isPage && script === undefined) response.statusCode = 404
    response.end(isPage ? PAGE : script)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
