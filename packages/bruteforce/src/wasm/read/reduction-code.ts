import {
  add,
  type Code,
  get,
  i32,
  increase,
  lessAddress,
  load32,
  type Local,
  set,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { encodeModule, type FunctionCode, localsBehind } from '../encode/module.ts'
import { lanesOf, loadVector, storeLow, storeVector, swizzle, vectorOf } from '../encode/simd.ts'

/**
 * The layout of a position's entries: the maximum number of piles, and the number of bytes for each
 * pile.
 */
export interface ReductionCells {
  readonly piles: 2 | 4 | 8
  readonly bytes: 1 | 2
}

/** The number of bytes for the entries of a position: 4, 8 or 16. */
export function cellsStride({ piles, bytes }: ReductionCells): number {
  return piles * bytes
}

/**
 * The module that fills the entries of reductions, run by run. It exports `lower(place, end, list,
 * listEnd, ties)`:
 *
 * - place, end: the address of the first position of the run, and the address after the last one;
 * - list, listEnd: the addresses of the distances of the options, in bytes (signed 32-bit numbers);
 * - ties: the address of three vectors, or 0 if all piles differ. Each byte of these three vectors
 *   is an index. The search for the smallest value in a group of equal piles continues at this
 *   index. The indexes of the three vectors are 1, 2 and 4 members further on.
 *
 * For each entry, the function writes its minimum over all options, and then takes the minimum
 * within each group. The function overwrites up to 16 bytes after the run. `chain` does the same
 * for a run in which the preceding position is also an option.
 */
export function reductionCode(cells: ReductionCells): Uint8Array<ArrayBuffer> {
  return encodeModule({
    functions: [lower(cells, false), lower(cells, true)],
    table: [],
    shared: false,
  })
}

function lower(cells: ReductionCells, hasChain: boolean): FunctionCode {
  const stride = cellsStride(cells)
  const [place, end, list, listEnd, ties] = [0, 1, 2, 3, 4]
  const locals = localsBehind(5)
  const q = locals.declare('i32')
  const least = locals.declare('v128')
  const { min } = lanesOf(cells.bytes)
  const lowerBy = (vector: Code): Code => set(least, min(get(least), vector))
  const body: Code = whileLoop(
    lessAddress(get(place), get(end)),
    set(least, hasChain ? loadVector(sub(get(place), i32(stride))) : vectorOf(0xff)),
    set(q, get(list)),
    whileLoop(
      lessAddress(get(q), get(listEnd)),
      lowerBy(loadVector(sub(get(place), load32(get(q))))),
      increase(q, i32(4)),
    ),
    when(
      get(ties),
      [0, 16, 32].slice(0, Math.log2(cells.piles)).map((at) => together(least, ties, at, lowerBy)),
    ),
    hasChain && stride < 16
      ? storeLow(stride as 4 | 8, get(place), get(least))
      : storeVector(get(place), 0, get(least)),
    increase(place, i32(hasChain ? stride : 16)),
  )
  return { parameters: 5, declared: locals.declared, body, name: hasChain ? 'chain' : 'lower' }
}

function together(least: Local, ties: Local, at: number, lowerBy: (vector: Code) => Code): Code {
  return lowerBy(swizzle(get(least), loadVector(add(get(ties), i32(at)))))
}
