import { launchChromium } from '@nim/chromium'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Timing, TimingRequest } from './timing/time-solves.ts'

/** Workers of an isolated page have a clock of microseconds instead of tenths of a millisecond. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/** `ask(request)` sends a request to a fresh worker and gives its answer. */
const PAGE = `<!doctype html><title>nimlab bench</title><script>
const ask = (request) => new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' })
  worker.onmessage = ({ data }) => { worker.terminate(); resolve(data) }
  worker.onerror = ({ message }) => { worker.terminate(); reject(new Error(message)) }
  worker.postMessage(request)
})
</script>`

/** A headless Chromium with a page that times solves. */
export interface ChromiumBench {
  readonly version: string
  readonly ask: (request: TimingRequest) => Promise<Timing>
  readonly close: () => Promise<void>
}

/**
 * Starts Chromium, with a profile of its own, on a page served on the loopback.
 * @param worker the file that workers run
 * @throws Error if there is no Chromium, or it does not start
 */
export async function openChromium(worker: string): Promise<ChromiumBench> {
  const browser = await launchChromium()
  const server = await serve(await readFile(worker, 'utf8'))
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return {
    version: browser.version(),
    ask: (request) => page.evaluate<Timing>(`ask(${JSON.stringify(request)})`),
    async close() {
      await browser.close()
      server.close()
    },
  }
}

function serve(worker: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js'
    const type = isWorker ? 'text/javascript' : 'text/html'
    response.writeHead(200, { ...ISOLATED, 'content-type': `${type}; charset=utf-8` })
    response.end(isWorker ? worker : PAGE)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
