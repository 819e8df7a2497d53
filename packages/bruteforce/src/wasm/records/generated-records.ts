import type { RecordKernel } from './record-kernel.ts'
import { NoMemory, plainMemories } from '../encode/memories.ts'
import { cachedModule, hasSimd, instanceOf } from '../encode/modules.ts'
import { type RecordBytes, recordCode } from './record-code.ts'

/** The array types that the generated code accepts. */
type Narrow = Uint8Array | Uint16Array

/**
 * Finds records with WebAssembly, for numbers of one or two bytes. Returns null if the engine has
 * no WebAssembly or not enough memory for it.
 */
export function generatedRecords(values: ArrayLike<number>): RecordKernel | null {
  const isNarrow = values instanceof Uint8Array || values instanceof Uint16Array
  if (!isNarrow || !hasSimd()) return null
  try {
    return kernelOn(values)
  } catch (error) {
    if (error instanceof NoMemory) return null
    throw error
  }
}

function kernelOn(values: Narrow): RecordKernel {
  const bytes = values.BYTES_PER_ELEMENT as RecordBytes
  const size = 16 * Math.ceil(values.byteLength / 16)
  const memory = plainMemories.acquire(2 * size)
  const Numbers = bytes === 1 ? Uint8Array : Uint16Array
  const [upTo, below] = [0, size].map(
    (at) => new Numbers(memory.buffer as ArrayBuffer, at, size / bytes),
  )
  upTo!.set(values)
  below!.fill(0)
  const exports = instanceOf(
    cachedModule(`records ${bytes}`, () => recordCode(bytes)),
    memory,
  )
  const [raise, reach] = [exports['raise']!, exports['reach']!]
  return {
    raise: (rank, count) => raise(size + bytes * rank, bytes * (rank - count), bytes * count),
    reach: (rank, firstPlane, top, firstRow) =>
      reach(bytes * rank, size + bytes * rank, firstPlane, top, firstRow),
    end() {
      const marks = below!.slice()
      plainMemories.release(memory)
      return marks
    },
  }
}
