import { MOST_PAGES } from './module.ts'
import { type KernelMemory, webAssembly } from './web-assembly.ts'
import { MOST_IDLE } from '../../tuned/tuned.ts'

const PAGE = 65536

/**
 * A pool of memories for kernels.
 *
 * The first use of fresh memory costs more than the computation, because the operating system must
 * provide its pages. Therefore the pool keeps and reuses released memories. The box of SN(4,{3})
 * with max 60 takes 0.07 to 0.09 ms in a reused memory, and 0.26 to 0.42 ms in a fresh one. The
 * pool does not clear these memories, because a kernel reads only data that it has written before.
 *
 * Engines use small pages. Huge pages on Linux (`madvise` through a package for foreign functions)
 * were tried and rejected. On a virtual machine with small pages, the first run for a 378 MB table
 * takes 130 ms longer than later runs. Huge pages reduced this time to 80 ms if the machine already
 * had such pages. They increased this time to 400 ms if the virtual machine's host had to supply
 * such pages. Loading the package takes another 8 ms. For comparison, the C++ program, which uses
 * huge pages, needs 40 to 290 ms on such a machine.
 */
export interface MemoryPool {
  /**
   * Returns a memory with at least this number of bytes.
   * @throws NoMemory if the engine cannot provide the memory
   */
  readonly acquire: (bytes: number) => KernelMemory
  readonly release: (memory: KernelMemory) => void
}

/** Thrown if the engine cannot provide a memory of this size. */
export class NoMemory extends RangeError {}

/** The maximum number of bytes in a kernel's memory. */
export const MOST_BYTES: number = MOST_PAGES * PAGE

/** Rounds the number of bytes up to whole pages, because memories consist of whole pages. */
export function inPages(bytes: number): number {
  return PAGE * Math.ceil(bytes / PAGE)
}

/** A pool of plain memories, or of shared ones. */
export function memoryPool(shared: boolean): MemoryPool {
  const idle: KernelMemory[] = []
  return {
    acquire(bytes) {
      const pages = Math.ceil(bytes / PAGE)
      // The pool picks the smallest memory that is large enough. If no memory is large enough, the
      // pool picks the largest memory, which then grows.
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
        throw new NoMemory(`the engine cannot provide a memory of ${bytes} bytes`, { cause: error })
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

/** The memories that one thread uses, and the memories that several threads share. */
export const plainMemories: MemoryPool = memoryPool(false)
export const sharedMemories: MemoryPool = memoryPool(true)
