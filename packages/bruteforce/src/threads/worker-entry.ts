/**
 * The entry file of a worker thread. When nimlab runs from its TypeScript sources, this file first
 * registers the compiler for them. In the build, this file is the worker itself.
 */
export const WORKER_ENTRY: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../worker/boot.mjs' : './worker.js',
  import.meta.url,
)
