import { type Code, get, i32, type Local, set, sub } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import {
  addLanes,
  andNotVector,
  andVector,
  loadVector,
  orVector,
  shr64x2,
  storeVector,
  vectorOf,
  xorVector,
} from '../encode/simd.ts'
import type { EdgeSource, EdgeStencil } from './edge-stencil.ts'
import { UNROLLED } from '../../tuned/tuned.ts'

/**
 * Code that fills `count` vectors of cells, at most {@link UNROLLED}, starting at the address in
 * `to`.
 * @param carries true if the cells are not the first 64-bit words of their rows of bits
 */
export type FillVectors = (count: number, to: Local, carries: boolean) => Code

/**
 * Code that computes rows of bits. A bit is 1, which means P, if no option of its position is P.
 * Hence, each row of bits is NOT (a OR (b shifted by one)). Here a and b are the row of the options
 * that leave pile 1 unchanged and the row of the options that take from pile 1. The bit that is
 * shifted into a 64-bit word comes from the preceding word. Suppose that taking from pile 1 alone
 * is a move. Then, in each run of remaining bits, the lowest bit and every second bit above it are
 * P.
 */
export function bitVectors(
  { cell }: { readonly cell: 1 | 2 | 4 | 8 },
  { groups, takesPacked }: EdgeStencil,
  known: {
    readonly locals: Locals
    /** The number of bytes from one 64-bit word of a row of bits to the next word. */
    readonly plane: Local
    /** For each group of edges, the distance to its options in bytes, plus the size of one cell. */
    readonly distances: readonly Local[]
    /** The mask of the cells that can be P. */
    readonly mask: Local
  },
): FillVectors {
  const { locals, plane, distances, mask } = known
  const v = (): Local => locals.declare('v128')
  const t = locals.declare('i32')
  const [start, free] = [v(), v()]
  const vectors = Array.from({ length: UNROLLED }, () => ({ a: v(), b: v(), carry: v() }))
  const twice = (bits: Local): Code => addLanes[cell](get(bits), get(bits))

  /** In each run of ones in `free`, keeps every second bit, starting with the lowest. */
  const everyOther: Code = [
    set(start, twice(free)),
    set(start, andVector(andNotVector(get(free), get(start)), vectorOf(0x55))),
    set(start, andNotVector(get(free), addLanes[cell](get(free), get(start)))),
    set(free, andVector(get(free), xorVector(get(start), vectorOf(0xaa)))),
  ]

  return (count, to, carries) => {
    const some = vectors.slice(0, count)
    const begun = new Set<Local>()
    /**
     * The first code for a local variable sets it, and later code adds to it. This works because
     * the code is generated in the order in which it runs.
     */
    const unite = (local: Local, bits: Code): Code => {
      const isFirst = !begun.has(local)
      begun.add(local)
      return set(local, isFirst ? bits : orVector(get(local), bits))
    }
    const each = (
      into: 'a' | 'b' | 'carry',
      address: (distance: Local) => Code,
      is: (source: EdgeSource) => boolean,
    ): Code =>
      groups.map(({ sources }, g) => {
        const wanted = sources.filter(is)
        if (wanted.length === 0) return []
        const offsets = wanted.map(({ before }) => (before ? 0 : cell))
        return [
          set(t, address(distances[g]!)),
          offsets.map((offset) =>
            some.map((vector, k) => unite(vector[into], loadVector(get(t), offset + 16 * k))),
          ),
        ]
      })
    const near = (distance: Local): Code => sub(get(to), get(distance))
    const wordBefore = (distance: Local): Code => sub(near(distance), get(plane))
    const inBoth = each('b', near, (source) => source.without && source.with)
    const loads: Code[] = [
      inBoth,
      some.map(({ a, b }) => (begun.has(b) ? unite(a, get(b)) : [])),
      each('b', near, (source) => source.with && !source.without),
      each('a', near, (source) => source.without && !source.with),
    ]
    if (carries) loads.push(each('carry', wordBefore, (source) => source.with))
    if (carries && takesPacked) {
      loads.push(
        set(t, sub(get(to), get(plane))),
        some.map(({ carry }, k) => unite(carry, loadVector(get(t), 16 * k))),
      )
    }
    const stores = some.map(({ a, b, carry }, k) => {
      const options = [
        ...(begun.has(a) ? [get(a)] : []),
        ...(begun.has(b) ? [twice(b)] : []),
        ...(begun.has(carry) ? [shr64x2(get(carry), i32(63))] : []),
      ]
      const left = options.reduce((bits, row) => andNotVector(bits, row), get(mask))
      return takesPacked
        ? [set(free, left), everyOther, storeVector(get(to), 16 * k, get(free))]
        : storeVector(get(to), 16 * k, left)
    })
    return [loads, stores]
  }
}
