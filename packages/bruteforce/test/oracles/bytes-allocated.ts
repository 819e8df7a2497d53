import { plainMemories, sharedMemories } from '../../src/wasm/encode/memories.ts'
import { MOST_IDLE } from '../../src/tuned/tuned.ts'
import { type KernelMemory, webAssembly } from '../../src/wasm/encode/web-assembly.ts'

/**
 * Acquires all memories that a pool has kept since earlier tests, so that the next table gets a new
 * memory.
 */
export function takeIdleMemories(): void {
  for (let i = 0; i < MOST_IDLE; i++) {
    plainMemories.acquire(1)
    sharedMemories.acquire(1)
  }
}

/**
 * The number of bytes in all typed arrays and WebAssembly memories that `work` creates or grows.
 * Views of an existing buffer do not count.
 */
export function bytesAllocated(work: () => void): number {
  let bytes = 0
  const before = new Map<KernelMemory, number>()
  const global = globalThis as unknown as Record<string, Constructor>
  const counted = (name: string): Constructor =>
    new Proxy(global[name]!, {
      construct(target, given: unknown[], newTarget) {
        const made = Reflect.construct(target, given, newTarget) as { readonly byteLength: number }
        if (!isBuffer(given[0])) bytes += made.byteLength
        return made
      },
    })
  const arrays = Object.fromEntries(BUFFERS.map((name) => [name, global[name]!]))
  const { Memory } = webAssembly!
  const { prototype } = Memory as unknown as { prototype: KernelMemory }
  const { grow } = prototype
  Object.assign(globalThis, Object.fromEntries(BUFFERS.map((name) => [name, counted(name)])))
  Object.assign(webAssembly!, {
    Memory: new Proxy(Memory, {
      construct(target, given: ConstructorParameters<typeof Memory>) {
        const memory = new target(...given)
        before.set(memory, 0)
        return memory
      },
    }),
  })
  Object.assign(prototype, {
    grow(this: KernelMemory, pages: number) {
      if (!before.has(this)) before.set(this, this.buffer.byteLength)
      return grow.call(this, pages)
    },
  })
  try {
    work()
  } finally {
    Object.assign(globalThis, arrays)
    Object.assign(webAssembly!, { Memory })
    Object.assign(prototype, { grow })
  }
  for (const [memory, size] of before) bytes += memory.buffer.byteLength - size
  return bytes
}

type Constructor = new (...given: unknown[]) => object

const BUFFERS = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'Int8Array',
  'Uint8Array',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float64Array',
  'BigUint64Array',
]

function isBuffer(value: unknown): boolean {
  return value instanceof ArrayBuffer || value instanceof SharedArrayBuffer
}
