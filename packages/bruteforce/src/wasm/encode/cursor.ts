import { type Code, get, i32, increase, less, type Local, set, sub } from './code.ts'
import type { Locals } from './module.ts'
import { loadVector, storeVector } from './simd.ts'

/** A local variable that stores an address and moves forward through memory. */
export interface Cursor {
  readonly local: Local
  /** Code that reads the address. */
  readonly here: Code
  readonly begin: (address: Code) => Code
  readonly forward: (bytes: number) => Code
  /**
   * True if the end is more than `bytes` bytes ahead of the cursor (default 0). The cursor and the
   * end must be less than 2^31 bytes apart.
   */
  readonly isBefore: (end: Local, bytes?: number) => Code
  /** Loads 16 bytes, starting at the address plus the offset. */
  readonly load: (offset?: number) => Code
  readonly store: (offset: number, vector: Code) => Code
}

/** A cursor in a new local variable. */
export function cursor(locals: Locals): Cursor {
  const local = locals.declare('i32')
  const here = get(local)
  return {
    local,
    here,
    begin: (address) => set(local, address),
    forward: (bytes) => increase(local, i32(bytes)),
    isBefore: (end, bytes = 0) => less(i32(bytes), sub(get(end), here)),
    load: (offset = 0) => loadVector(here, offset),
    store: (offset, vector) => storeVector(here, offset, vector),
  }
}
