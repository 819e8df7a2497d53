import type { PlayConvention } from '@nim/core/rules'
import type { EdgeGame } from '../../task/unit-moves.ts'
import {
  add,
  and,
  atMost,
  type Code,
  equal,
  get,
  i32,
  i64,
  increase,
  less,
  lesser,
  load32,
  type Local,
  mul,
  select,
  set,
  shl,
  store64,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { andVector, loadVector, storeVector, vectorOf } from '../encode/simd.ts'
import {
  EDGE_DISTANCES,
  EDGE_KEEP,
  EDGE_LOOPS,
  EDGE_MASKS,
  EDGE_PITCH,
  EDGE_PLANE,
  EDGE_ROW,
  EDGE_SIZE_ROW,
  EDGE_WORDS,
  EDGE_ZEROS,
} from './edge-rows-header.ts'
import { type EdgeMasks, edgeMasks } from './edge-rows-masks.ts'
import type { EdgeStencil } from './edge-rows-stencil.ts'
import { edgeRowsVectors, UNROLLED } from './edge-rows-vectors.ts'

const INNER_MASKS = EDGE_MASKS + 64
const LAST_MASKS = EDGE_MASKS + 128

/** Which outcomes are computed, in cells of how many bytes, and whether a row has several. */
export interface EdgeRowsSpec {
  readonly game: EdgeGame
  readonly play: PlayConvention
  readonly cell: 1 | 2 | 4 | 8
  readonly hasWords: boolean
}

/**
 * The function `fill(at, from, to)`, which fills the rows from ≤ r < to of planes with outcomes, 1 = P, the
 * plane whose cell (0, 0) has this address first: one bit a position, as `edge-rows-layout.ts` says.
 *
 * Where an upper pile of an edge is empty its options are read from a plane of zeros, where another one is,
 * from a closing cell.
 *
 * A row of more than a vector ends with a vector that overlaps the one before: it fills some cells twice,
 * with the same bits, as no option lies in the row. Cells behind a shorter row are cleared: they are closing
 * ones, or filled later.
 */
export function edgeRowsFill(spec: EdgeRowsSpec, stencil: EdgeStencil): FunctionCode {
  const { cell, hasWords, play } = spec
  const { groups, shape } = stencil
  const isSkewed = shape === 'skewed'
  const [at, from, to] = [0, 1, 2]
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [here, word, row, rowAt, p, q] = [i(), i(), i(), i(), i(), i()] as const
  const [end, size, first, masks] = [i(), i(), i(), i()] as const
  const [pitch, longest, plane] = [i(), i(), i()] as const
  const [mask, whole] = [locals.declare('v128'), locals.declare('v128')]
  const distances = groups.map(i)
  const piles = stencil.upper.map(() => ({ value: i(), end: i(), start: i(), isSome: i() }))
  const existing = upperSets(stencil).map((upper) => ({ upper, isThere: i() }))
  const isThere = (upper: readonly number[]): Code | null => {
    const found = existing.find((set) => set.upper.join() === upper.join())
    return found === undefined ? null : get(found.isThere)
  }
  const fill = edgeRowsVectors(spec, stencil, { locals, plane, distances, mask })

  const special: EdgeMasks | null =
    play === 'normal' ? null : edgeMasks(spec, stencil, { locals, masks, isThere })
  const keep = loadVector(sub(i32(EDGE_KEEP + 16), get(size)))
  const shortRow = (carries: boolean): Code => [
    set(mask, andVector(special?.short(row, size) ?? get(whole), keep)),
    fill(1, p, carries),
  ]
  const longRow = (carries: boolean): Code => [
    set(q, get(p)),
    special === null
      ? set(mask, get(whole))
      : [
          set(mask, special.first(row)),
          fill(1, q, carries),
          increase(q, i32(16)),
          set(mask, special.middle(row)),
        ],
    whileLoop(
      atMost(add(get(q), i32(16 * (UNROLLED - 1))), get(end)),
      fill(UNROLLED, q, carries),
      increase(q, i32(16 * UNROLLED)),
    ),
    whileLoop(less(get(q), get(end)), fill(1, q, carries), increase(q, i32(16))),
    special?.last === undefined
      ? when(less(get(q), add(get(end), i32(16))), fill(1, end, carries))
      : [set(mask, special.last(row, equal(get(end), get(p)))), fill(1, end, carries)],
    store64(add(get(p), get(size)), 0, i64(0n)),
  ]

  const log = Math.log2(cell)
  /** Sets p and size, the first cell of the row and the bytes of its cells. */
  const bounds: Code = isSkewed
    ? [
        store64(sub(get(rowAt), i32(cell)), 0, i64(0n)),
        set(first, sub(get(row), sub(load32(i32(EDGE_SIZE_ROW)), i32(1)))),
        when(less(get(first), i32(0)), set(first, i32(0))),
        set(p, add(get(rowAt), shl(get(first), i32(log)))),
        set(size, lesser(add(shl(get(row), i32(log)), i32(cell)), get(longest))),
        set(size, sub(get(size), shl(get(first), i32(log)))),
      ]
    : [set(p, get(rowAt)), set(size, get(longest))]

  /** The closing rows of the plane, and the cell in front of them. */
  const closing: Code = [
    set(q, sub(get(here), add(mul(get(pitch), i32(isSkewed ? 2 : 1)), i32(cell)))),
    whileLoop(less(get(q), get(here)), storeVector(get(q), 0, vectorOf(0)), increase(q, i32(16))),
  ]
  const rows = (carries: boolean): Code => [
    groups.map(({ upper }, g) => {
      const far = load32(i32(EDGE_DISTANCES + 4 * g))
      const there = isThere(upper)
      const none = sub(get(here), load32(i32(EDGE_ZEROS)))
      return set(distances[g]!, there === null ? far : select(far, none, there))
    }),
    special === null ? set(whole, loadVector(add(get(masks), i32(48)))) : special.begin,
    set(row, get(from)),
    set(rowAt, add(get(here), mul(get(from), get(pitch)))),
    when(equal(get(from), i32(0)), closing),
    whileLoop(
      less(get(row), get(to)),
      bounds,
      set(end, sub(add(get(p), get(size)), i32(16))),
      when(less(get(end), get(p)), shortRow(carries), longRow(carries)),
      increase(rowAt, get(pitch)),
      increase(row, i32(1)),
    ),
  ]
  const count = load32(i32(EDGE_WORDS))
  const onePlane: Code = [
    existing.map(({ upper, isThere: there }) =>
      set(there, upper.map((pile) => get(piles[stencil.upper.indexOf(pile)]!.isSome)).reduce(and)),
    ),
    set(here, get(at)),
    set(masks, i32(EDGE_MASKS)),
    rows(false),
    hasWords
      ? [
          set(word, i32(1)),
          whileLoop(
            less(get(word), count),
            increase(here, get(plane)),
            set(
              masks,
              select(i32(LAST_MASKS), i32(INNER_MASKS), equal(get(word), sub(count, i32(1)))),
            ),
            rows(true),
            increase(word, i32(1)),
          ),
        ]
      : [],
  ]
  let nest = onePlane
  piles.forEach(({ value, end: last, start: begun, isSome }, k) => {
    const loop = EDGE_LOOPS + 12 * k
    nest = [
      set(value, load32(i32(loop))),
      set(last, load32(i32(loop + 4))),
      set(begun, get(at)),
      whileLoop(
        less(get(value), get(last)),
        set(isSome, less(i32(0), get(value))),
        nest,
        increase(begun, load32(i32(loop + 8))),
        set(at, get(begun)),
        increase(value, i32(1)),
      ),
    ]
  })
  const body: Code = [
    set(pitch, load32(i32(EDGE_PITCH))),
    set(longest, load32(i32(EDGE_ROW))),
    set(plane, load32(i32(EDGE_PLANE))),
    nest,
  ]
  return { parameters: 3, declared: locals.declared, body, name: 'fill' }
}

/** The sets of upper piles that groups take from, without the empty one. */
function upperSets({ groups }: EdgeStencil): (readonly number[])[] {
  const sets = new Map(groups.map(({ upper }) => [upper.join(), upper]))
  sets.delete('')
  return [...sets.values()]
}
