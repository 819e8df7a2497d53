import { closeSync, readSync } from 'node:fs'
import { openInput } from '@nim/core/files'
import type { ByteSource } from './byte-source.ts'
import type { Fail } from './parse-header.ts'
import { FILE_BLOCK, MOST_FILE_BLOCKS } from '../tuned/tuned.ts'

/**
 * A file that is read piece by piece, on demand. Single bytes are read through a cache of the 1024
 * most recently used blocks of 4 KiB.
 */
export function fileSource(path: string, fail: Fail): ByteSource {
  const { file, size } = openInput(path)
  let isOpen = true
  const blocks = new Map<number, Uint8Array>()
  let lastNumber = -1
  let last: Uint8Array = new Uint8Array(0)

  const fill = (bytes: Uint8Array, at: number): Uint8Array => {
    // After the file is closed, its file descriptor may already belong to another file.
    if (!isOpen) return fail('closed')
    for (let done = 0; done < bytes.length;) {
      const more = readSome(file, bytes.subarray(done), at + done, fail)
      if (more === 0)
        return fail(`truncated while nimlab was reading it: it now ends at byte ${at + done}`)
      done += more
    }
    return bytes
  }

  const block = (number: number): Uint8Array => {
    const start = number * FILE_BLOCK
    const bytes =
      blocks.get(number) ?? fill(new Uint8Array(Math.min(FILE_BLOCK, size - start)), start)
    blocks.delete(number)
    blocks.set(number, bytes)
    if (blocks.size > MOST_FILE_BLOCKS) blocks.delete(blocks.keys().next().value!)
    return bytes
  }

  return {
    size,
    read: (from, to, room = new Uint8Array(to - from)) => fill(room.subarray(0, to - from), from),
    room: (bytes) => new Uint8Array(bytes),
    byteAt(i) {
      const number = Math.floor(i / FILE_BLOCK)
      if (number !== lastNumber) {
        last = block(number)
        lastNumber = number
      }
      return last[i % FILE_BLOCK]!
    },
    release() {
      if (!isOpen) return
      isOpen = false
      blocks.clear()
      lastNumber = -1
      closeSync(file)
    },
  }
}

function readSome(file: number, bytes: Uint8Array, at: number, fail: Fail): number {
  try {
    return readSync(file, bytes, 0, bytes.length, at)
  } catch (error) {
    return fail(`cannot be read: ${(error as Error).message}`)
  }
}
