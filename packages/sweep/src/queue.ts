/**
 * Sweeps on many machines, through BullMQ on Redis. An entry of its own, which needs the npm packages bullmq
 * and ioredis: nothing else loads them.
 */
export { connectQueue } from './queue/connect-queue.ts'
export type {
  ConnectedQueue,
  ConnectQueueOptions,
  QueueWorkerOptions,
} from './queue/queue-options.ts'
export { runQueueWorker } from './queue/queue-worker.ts'
