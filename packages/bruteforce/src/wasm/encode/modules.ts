import { encodeModule, MOST_PAGES } from './module.ts'
import { vectorOf } from './simd.ts'
import {
  type KernelMemory,
  type KernelModule,
  webAssembly,
  type WebAssemblyApi,
} from './web-assembly.ts'

/**
 * The number of modules kept for later calls. The least recently used one goes first. Encoding a
 * module takes 0.3 to 2.6 ms before it is compiled; the box of a sweep takes 0.03 to 0.5 ms.
 */
const MOST_MODULES = 64

const modules = new Map<string, KernelModule>()

/**
 * The module of these bytes, made at the first call with this key and then kept.
 * @complexity the first call compiles synchronously (milliseconds)
 */
export function cachedModule(key: string, code: () => Uint8Array<ArrayBuffer>): KernelModule {
  const module = modules.get(key) ?? new webAssembly!.Module(code())
  modules.delete(key)
  modules.set(key, module)
  if (modules.size > MOST_MODULES) modules.delete(modules.keys().next().value!)
  return module
}

/** True if the module with this key is kept. */
export function hasModule(key: string): boolean {
  return modules.has(key)
}

/** The instances by memory. Making one takes 3 microseconds, and a small box 30. */
const instances = new WeakMap<KernelMemory, WeakMap<KernelModule, Exports>>()

/** The exports of kernels and readers. */
export type Exports = Readonly<Record<string, (...numbers: readonly number[]) => unknown>>

/** The exports of a module on this memory. */
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

/** The answer depends on the engine only. Testing takes 5 microseconds and a memory. */
let answer: boolean | undefined

/** True if this engine has WebAssembly with 128-bit SIMD and allows compiling it. */
export function hasSimd(): boolean {
  return (answer ??= webAssembly !== undefined && compiles(webAssembly))
}

/**
 * A test by compiling, not by validating: a page's content security policy may forbid compiling.
 */
function compiles(engine: WebAssemblyApi): boolean {
  const code = encodeModule({
    // i8x16.popcnt of a constant, then drop
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
