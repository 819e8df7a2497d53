import { runShard } from './shard.ts'

/** Body of the worker threads: one shard in, one verdict record out. */
export { runShard as default }
