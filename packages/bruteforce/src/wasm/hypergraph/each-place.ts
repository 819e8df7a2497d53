import {
  type Code,
  get,
  i32,
  increase,
  less,
  load32,
  type Local,
  set,
  whileLoop,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import { EDGE_READ } from './edge-header.ts'

/**
 * The 32-bit words of the header that a reader needs for a pile: the number of its values, the
 * stride of its cells, and the stride of its entries.
 */
export function readOf(pile: number): {
  readonly count: Code
  readonly stride: Code
  readonly entries: Code
} {
  const [count, stride, entries] = [0, 4, 8].map((at) =>
    load32(i32(EDGE_READ + 12 * (pile - 1) + at)),
  ) as [Code, Code, Code]
  return { count, stride, entries }
}

/**
 * Runs the code for every combination of sizes of these piles; the size of the first pile varies
 * fastest. Each of the `places` stores the address of a cell or of an entry, and moves by the
 * corresponding stride.
 */
export function eachPlace(
  piles: readonly number[],
  places: { readonly cell: Local; readonly entry?: Local },
  locals: Locals,
  code: Code,
): Code {
  return piles.reduce<Code>((nest, pile) => {
    const { count, stride, entries } = readOf(pile)
    const moved = [
      [places.cell, stride],
      ...(places.entry === undefined ? [] : [[places.entry, entries]]),
    ] as [Local, Code][]
    const x = locals.declare('i32')
    const starts = moved.map(() => locals.declare('i32'))
    return [
      set(x, i32(0)),
      moved.map(([place], k) => set(starts[k]!, get(place))),
      whileLoop(
        less(get(x), count),
        nest,
        moved.map(([place, by], k) => [increase(starts[k]!, by), set(place, get(starts[k]!))]),
        increase(x, i32(1)),
      ),
    ]
  }, code)
}
