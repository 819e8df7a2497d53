// Entry of the worker threads that make tables by typed arrays alone, the other algorithm that
// results are compared with: this thread has no WebAssembly, so the solver uses typed arrays
// everywhere. The sources are loaded after that.
Reflect.deleteProperty(globalThis, 'WebAssembly')

const worker = await import('./boot.mjs')

export default worker.default
