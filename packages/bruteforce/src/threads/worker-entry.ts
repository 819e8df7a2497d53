/**
 * The entry file of a worker thread. When nimlab runs from its sources, this file first registers
 * their compiler. In the build, this file is the worker itself.
 */
export const WORKER_ENTRY: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../worker/boot.mjs' : './worker.js',
  import.meta.url,
)
