/**
 * Sweeps on many machines, through BullMQ on Redis. This entry point is separate, because it needs
 * the npm packages bullmq and ioredis, which no other part of the package loads.
 */
export { connectQueue } from './queue/connect-queue.ts'
export type {
  ConnectedQueue,
  ConnectQueueOptions,
  QueueWorkerOptions,
} from './queue/queue-options.ts'
export { runQueueWorker } from './queue/queue-worker.ts'
