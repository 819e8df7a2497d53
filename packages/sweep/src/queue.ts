/**
 * Sweeps on many machines, through BullMQ on Redis. This is a separate entry point, because it
 * needs the npm packages bullmq and ioredis, and nothing else loads them.
 */
export { connectQueue } from './queue/connect-queue.ts'
export type {
  ConnectedQueue,
  ConnectQueueOptions,
  QueueWorkerOptions,
} from './queue/queue-options.ts'
export { runQueueWorker } from './queue/queue-worker.ts'
