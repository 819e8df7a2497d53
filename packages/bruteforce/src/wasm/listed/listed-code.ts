import {
  add,
  call,
  get,
  i32,
  isZero,
  load32,
  mul,
  set,
  shl,
  store32,
  when,
} from '../encode/code.ts'
import { encodeModule } from '../encode/module.ts'
import type { Cell } from '../slow/cell.ts'
import { LISTS, SCRATCH } from '../slow/header.ts'
import { storeCell } from '../slow/run-vectors.ts'
import { type Slabs, walk } from '../slow/walk.ts'
import { scratchBytes } from './flat-tables.ts'
import { doubleSums, slabCode, type SlabSpec } from './slab-code.ts'

/**
 * The module of a kernel that reads its moves as data. All games with the same `spec` and `cell`
 * share this module.
 */
export function listedCode(spec: SlabSpec, cell: Cell, shared: boolean): Uint8Array<ArrayBuffer> {
  const { piles, terminal } = spec
  const { bytes } = cell.lanes
  const slabs: Slabs = (locals, { m, x, at, ties }) => {
    const [sums, place, end] = [
      locals.declare('i32'),
      locals.declare('i32'),
      locals.declare('i32'),
    ] as const
    const address = get(at[3]!)
    return {
      begin: [
        set(sums, add(load32(i32(SCRATCH)), mul(get(m), i32(scratchBytes(piles))))),
        store32(get(sums), 0, i32(0)),
        store32(get(sums), 4, i32(-bytes)),
      ],
      entered: (pile, distance) =>
        doubleSums(sums, 2 ** (piles - pile), get(distance), { place, end }),
      slab: [
        // The tie bits begin at bit 2. An entry of the table of lists has 16 bytes.
        call(
          0,
          address,
          get(x[3]!),
          add(load32(i32(LISTS)), shl(get(ties[3]!), i32(2))),
          get(sums),
        ),
        terminal === null || terminal < 3
          ? []
          : when(isZero(get(x[terminal]!)), storeCell(bytes, address, 0, cell.terminal)),
      ],
    }
  }
  const functions = [slabCode(spec, cell), walk(piles, bytes, cell.none, 0, slabs)]
  return encodeModule({ functions, table: [], shared })
}
