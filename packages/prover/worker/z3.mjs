// A worker thread with one instance of Z3 (WebAssembly), which runs one query at a time. The file
// is plain JavaScript, so that the sources and the build use the same file. The thread blocks while
// Z3 works, and is ended from outside if a query takes too long.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const { init } = require('z3-solver/build/low-level')
const wasm = require.resolve('z3-solver/build/z3-built.wasm')
const module = workerData.module ?? (await WebAssembly.compile(await readFile(wasm)))
const { Z3, em } = await init(require('z3-solver/build/z3-built.js'), {
  async instantiateWasm(imports, received) {
    received(await WebAssembly.instantiate(module, imports), module)
  },
})
// The limit is in MiB and applies to all queries of this instance. When the limit is exceeded, Z3
// gives up with an error.
if (workerData.memoryMb !== null) {
  Z3.global_param_set('memory_max_size', String(workerData.memoryMb))
}

function evaluate(context, text) {
  return em.ccall('Z3_eval_smtlib2_string', 'string', ['number', 'string'], [context, text])
}

parentPort.on('message', ({ script, names }) => {
  const config = Z3.mk_config()
  const context = Z3.mk_context(config)
  Z3.del_config(config)
  const output = evaluate(context, script)
  const values =
    names.length > 0 && output.trim() === 'sat'
      ? evaluate(context, `(get-value (${names.join(' ')}))`)
      : ''
  const reason = output.trim() === 'unknown' ? evaluate(context, '(get-info :reason-unknown)') : ''
  Z3.del_context(context)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage({ output, values, reason })
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort.postMessage({ version: Z3.get_full_version(), module })
