import {
  add,
  call,
  get,
  i32,
  isZero,
  load32,
  mul,
  set,
  store32,
  store8,
  when,
} from '../encode/code.ts'
import { encodeModule } from '../encode/module.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import { doubleSums, type SlabSpec } from '../listed/slab-code.ts'
import { LISTS, OPTIONS_ROOM, SCRATCH, SCRATCH_BYTES } from '../slow/header.ts'
import { type Slabs, walk } from '../slow/walk.ts'
import { OPTION_CLASSES, ENTRY_BYTES } from './octet-lists.ts'
import { octetSlab } from './octet-slab.ts'

/**
 * The module of a kernel that computes outcomes and reads its moves as data. One module can compute
 * all games with the same spec.
 */
export function octetCode(spec: SlabSpec, shared: boolean): Uint8Array<ArrayBuffer> {
  const { piles, terminal } = spec
  const room = load32(i32(OPTIONS_ROOM))
  const slabs: Slabs = (locals, { m, x, at, ties }) => {
    const [sums, place, end] = [
      locals.declare('i32'),
      locals.declare('i32'),
      locals.declare('i32'),
    ] as const
    const address = get(at[3]!)
    return {
      begin: [
        set(sums, add(load32(i32(SCRATCH)), mul(get(m), load32(i32(SCRATCH_BYTES))))),
        Array.from({ length: OPTION_CLASSES }, () => [
          storeVector(get(sums), 0, vectorOf(0)),
          set(sums, add(get(sums), room)),
        ]),
        store32(get(sums), 0, i32(0)),
      ],
      entered: (pile, distance) =>
        doubleSums(sums, 2 ** (piles - 1 - pile), get(distance), { place, end }),
      slab: [
        // The lowest tie bit is bit 2.
        call(
          0,
          address,
          get(x[3]!),
          add(load32(i32(LISTS)), mul(get(ties[3]!), i32(ENTRY_BYTES / 4))),
          get(sums),
        ),
        terminal === null || terminal < 3
          ? []
          : when(isZero(get(x[terminal]!)), store8(address, 0, i32(0))),
      ],
    }
  }
  const functions = [octetSlab(spec), walk(piles, 1, 0, 0, slabs)]
  return encodeModule({ functions, table: [], shared })
}
