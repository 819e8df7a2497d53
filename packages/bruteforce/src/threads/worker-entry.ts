/**
 * What a worker thread starts with, on the side this module is on: beside the sources a file that
 * registers their compiler first, in the build the worker itself.
 */
export const WORKER_ENTRY: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../worker/boot.mjs' : './worker.js',
  import.meta.url,
)
