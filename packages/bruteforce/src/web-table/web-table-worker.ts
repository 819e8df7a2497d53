/**
 * The script of the workers of `web-table.ts`. It is a separate entry point, which a bundler turns
 * into a file without imports. It computes one table and answers questions about it until it is
 * terminated.
 */
import type { WebWorkerScope } from '../workers/web-worker-api.ts'
import type { CancelRequest, TableRequest } from './requests.ts'
import { tableServer } from './table-server.ts'

const scope = globalThis as unknown as WebWorkerScope

/**
 * The worker pauses by sending a message to itself. Unlike a timer, this ends as soon as the
 * earlier messages have been received.
 */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })
}

const serve = tableServer((reply, moved) => scope.postMessage(reply, moved), pause)

scope.addEventListener('message', ({ data }) => serve(data as TableRequest | CancelRequest))
