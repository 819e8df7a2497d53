/**
 * The entry file of a worker thread. Beside the sources it is a file that first registers their
 * compiler; in the build it is the worker itself.
 */
export const WORKER_ENTRY: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../worker/boot.mjs' : './worker.js',
  import.meta.url,
)
