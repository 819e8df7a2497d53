/** The entry of a worker of a browser that times solves: request and answer are messages. */
import { timeSolves, type TimingRequest } from './time-solves.ts'

interface WorkerScope {
  readonly addEventListener: (
    type: 'message',
    listener: (message: { readonly data: TimingRequest }) => void,
  ) => void
  readonly postMessage: (answer: object) => void
}

const scope = globalThis as unknown as WorkerScope
scope.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  scope.postMessage(timeSolves(data, { wall: () => performance.now(), processor: null }))
})
