import { MOST_PAGES } from './module.ts'
import { type KernelMemory, webAssembly } from './web-assembly.ts'

const PAGE = 65536

/**
 * A pool of memories of kernels.
 *
 * The first use of fresh memory costs more than the computation, because its pages must be
 * provided. So released memories are kept and used again: SN(4,{3}) up to 60 takes 0.07 to 0.09 ms
 * in a used memory and 0.26 to 0.42 ms in a fresh one. Nothing is cleared: kernels write everything
 * that they read.
 *
 * Engines use small pages. Huge pages on Linux (`madvise` through a package for foreign functions)
 * were tried and rejected. The first solution of a table of 378 MB takes 130 ms longer than a warm
 * one, with small pages on a virtual machine. Huge pages reduced this to 80 ms if the machine had
 * them at hand, but raised it to 400 ms if its host had to supply them, after 8 ms for loading the
 * package. The C++ yardstick, which uses them, needs 40 to 290 ms there.
 */
export interface MemoryPool {
  /**
   * A memory of at least this number of bytes.
   * @throws NoMemory if the engine cannot provide it
   */
  readonly acquire: (bytes: number) => KernelMemory
  readonly release: (memory: KernelMemory) => void
}

/** Thrown if the engine cannot provide a memory of this size. */
export class NoMemory extends RangeError {}

/** The largest memory a kernel can have. */
export const MOST_BYTES: number = MOST_PAGES * PAGE

/** The number of bytes rounded up to whole pages, as memories have them. */
export function inPages(bytes: number): number {
  return PAGE * Math.ceil(bytes / PAGE)
}

/** The maximum number of idle memories that a pool keeps. */
export const MOST_IDLE = 4

/** The pool of plain memories, or of shared ones. */
export function memoryPool(shared: boolean): MemoryPool {
  const idle: KernelMemory[] = []
  return {
    acquire(bytes) {
      const pages = Math.ceil(bytes / PAGE)
      // The smallest memory that is large enough; otherwise the largest, which grows.
      idle.sort((a, b) => a.buffer.byteLength - b.buffer.byteLength)
      const fit = idle.findIndex(({ buffer }) => buffer.byteLength >= pages * PAGE)
      const [memory] = idle.splice(fit === -1 ? idle.length - 1 : fit, 1)
      try {
        if (memory === undefined) {
          return new webAssembly!.Memory({ initial: pages, maximum: MOST_PAGES, shared })
        }
        const more = pages - memory.buffer.byteLength / PAGE
        if (more > 0) memory.grow(more)
        return memory
      } catch (error) {
        throw new NoMemory(`the engine has no memory of ${bytes} bytes`, { cause: error })
      }
    },
    release(memory) {
      idle.push(memory)
      if (idle.length > MOST_IDLE) {
        idle.sort((a, b) => b.buffer.byteLength - a.buffer.byteLength).pop()
      }
    },
  }
}

/** The memories of all kernels that are not shared among threads, and of those that are shared. */
export const plainMemories: MemoryPool = memoryPool(false)
export const sharedMemories: MemoryPool = memoryPool(true)
