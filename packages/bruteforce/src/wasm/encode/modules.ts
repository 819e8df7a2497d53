import { encodeModule, MOST_PAGES } from './module.ts'
import { vectorOf } from './simd.ts'
import {
  type KernelMemory,
  type KernelModule,
  webAssembly,
  type WebAssemblyApi,
} from './web-assembly.ts'
import { MOST_MODULES } from '../../tuned/tuned.ts'

const modules = new Map<string, KernelModule>()

/**
 * The module with these bytes, created on the first call with this key and kept afterwards.
 * @complexity the first call compiles synchronously (milliseconds)
 */
export function cachedModule(key: string, code: () => Uint8Array<ArrayBuffer>): KernelModule {
  const module = modules.get(key) ?? new webAssembly!.Module(code())
  modules.delete(key)
  modules.set(key, module)
  if (modules.size > MOST_MODULES) modules.delete(modules.keys().next().value!)
  return module
}

/** True if a module with this key is kept. */
export function hasModule(key: string): boolean {
  return modules.has(key)
}

/**
 * The instances of modules, by memory. For a small box, 3 microseconds to create an instance are
 * noticeable, because solving the box takes only 30 microseconds.
 */
const instances = new WeakMap<KernelMemory, WeakMap<KernelModule, Exports>>()

/** The exported functions of kernels and readers. */
export type Exports = Readonly<Record<string, (...numbers: readonly number[]) => unknown>>

/** The exported functions of the module's instance that uses this memory. */
export function instanceOf(module: KernelModule, memory: KernelMemory): Exports {
  let own = instances.get(memory)
  if (own === undefined) instances.set(memory, (own = new WeakMap()))
  let exports = own.get(module)
  if (exports === undefined) {
    exports = new webAssembly!.Instance(module, { env: { memory } }).exports as unknown as Exports
    own.set(module, exports)
  }
  return exports
}

/**
 * The cached answer of `hasSimd`. The answer is cached because it depends only on the engine. Each
 * test takes 5 microseconds and allocates a WebAssembly memory.
 */
let answer: boolean | undefined

/** True if this engine supports WebAssembly with 128-bit SIMD and allows compilation. */
export function hasSimd(): boolean {
  return (answer ??= webAssembly !== undefined && compiles(webAssembly))
}

/**
 * The function compiles a module instead of only validating it, because the content security policy
 * of a page may forbid compilation.
 */
function compiles(engine: WebAssemblyApi): boolean {
  const code = encodeModule({
    // The body applies i8x16.popcnt to a constant and drops the result.
    functions: [{ parameters: 0, declared: [], body: [vectorOf(1), 0xfd, 0x62, 0x1a] }],
    table: [],
    shared: false,
  })
  try {
    const memory = new engine.Memory({ initial: 0, maximum: MOST_PAGES, shared: false })
    return 'exports' in new engine.Instance(new engine.Module(code), { env: { memory } })
  } catch {
    return false
  }
}
