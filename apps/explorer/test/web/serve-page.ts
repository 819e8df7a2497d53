import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server of the built page that only this machine can reach. */
export interface PageServer {
  /** The address of the page, under a sub-path. */
  readonly page: string
  readonly close: () => Promise<void>
}

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const SUB_PATH = '/some/where/'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves the built files under a sub-path, like any file server. */
export async function servePage(): Promise<PageServer> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0]!)
    const name = path.endsWith('/') ? `${path}index.html` : path
    const file = join(DIST, normalize(name.slice(SUB_PATH.length)))
    if (!name.startsWith(SUB_PATH) || !existsSync(file) || !statSync(file).isFile()) {
      response.statusCode = 404
      response.end()
      return
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    page: `http://127.0.0.1:${(server.address() as AddressInfo).port}${SUB_PATH}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
