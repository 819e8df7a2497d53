/** Sweeps on many machines, through BullMQ on Redis. An entry of its own: nothing else loads them. */
export { queueExecutor, type QueueExecutorOptions } from './queue/queue-executor.ts'
export { runQueueWorker, type QueueWorkerOptions } from './queue/queue-worker.ts'
