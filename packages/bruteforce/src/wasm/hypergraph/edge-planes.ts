import {
  add,
  and,
  type Code,
  equal,
  get,
  i32,
  i64,
  increase,
  less,
  lessAddress,
  load32,
  type Local,
  mul,
  select,
  set,
  store64,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { storeCell } from '../slow/run-vectors.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import {
  EDGE_DISTANCES,
  EDGE_MASKS,
  EDGE_NONE,
  EDGE_PITCH,
  EDGE_PLANE,
  EDGE_WORDS,
} from './edge-header.ts'
import { eachPlane, eachRow } from './edge-loops.ts'
import type { EdgeStencil } from './edge-stencil.ts'
import type { RowCode, RowLocals } from './row-code.ts'

const INNER_MASKS = EDGE_MASKS + 64
const LAST_MASKS = EDGE_MASKS + 128

/**
 * The function `fill(at, from, to)`. It fills the rows from ≤ r < to of planes, see
 * `edge-layout.ts`; `at` is the address of cell (0, 0) of the first plane.
 *
 * If an upper pile of an edge is empty, the options of the edge are read from a plane that means
 * "no such option". If another pile of the edge is empty, they are read from a closing cell. So a
 * row is a stencil with constant distances and needs no branch.
 *
 * A row that is longer than a vector ends with a vector that overlaps the preceding vector. This
 * fills some cells twice with the same values, because no option is in the row itself. The cells
 * after a shorter row are closing cells, or are filled later. If no option is in the plane itself,
 * all its rows are filled like one long row.
 */
export function edgePlanes(
  { cell, hasWords }: { readonly cell: 1 | 2 | 4 | 8; readonly hasWords: boolean },
  stencil: EdgeStencil,
  rowCode: (known: RowLocals) => RowCode,
): FunctionCode {
  const { groups, upper } = stencil
  const isSkewed = stencil.shape === 'skewed'
  const [at, from, to] = [0, 1, 2]
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [here, word, rowAt, pitch] = [i(), i(), i(), i()] as const
  const [row, p, q, end, size, plane, masks] = [i(), i(), i(), i(), i(), i(), i()] as const
  const distances = groups.map(i)
  const values = upper.map(i)
  const existing = upperSets(stencil).map((piles) => ({ piles, isThere: i() }))
  const isThere = (piles: readonly number[]): Code | null => {
    const found = existing.find((set) => set.piles.join() === piles.join())
    return found === undefined ? null : get(found.isThere)
  }
  const code = rowCode({ locals, row, p, q, end, size, plane, distances, masks, isThere })
  const { none, isUniform } = code
  /** True if all options are in other planes. */
  const isApart = isUniform && !isSkewed && groups.every((group) => group.upper.length > 0)
  const close = (address: Code): Code => store64(address, 0, i64(none === 0 ? 0n : -1n))
  const closeCell = (address: Code): Code =>
    cell === 8 ? close(address) : storeCell(cell, address, 0, none === 0 ? 0 : -1)

  const fillRow = rowOf(code, { p, q, end, size })
  /** Code that writes the closing rows of the plane and the cell before these rows. */
  const closing: Code = [
    set(q, sub(get(here), add(mul(get(pitch), i32(isSkewed ? 2 : 1)), i32(cell)))),
    whileLoop(
      lessAddress(get(q), get(here)),
      storeVector(get(q), 0, vectorOf(none)),
      increase(q, i32(16)),
    ),
  ]
  const rowByRow = (carries: boolean): Code =>
    eachRow(isSkewed, cell, { locals, here, from, to, row, rowAt, p, size, pitch }, [
      isSkewed ? close(sub(get(rowAt), i32(cell))) : [],
      fillRow(carries),
      close(isSkewed ? add(get(p), get(size)) : sub(add(get(rowAt), get(pitch)), i32(cell))),
    ])
  /** Fills closing cells too, and closes them later. Rows of 21 bytes then take half the time. */
  const asOneRow = (carries: boolean): Code => [
    set(p, add(get(here), mul(get(from), get(pitch)))),
    set(size, sub(mul(sub(get(to), get(from)), get(pitch)), i32(cell))),
    fillRow(carries),
    set(q, sub(add(get(p), get(pitch)), i32(cell))),
    set(end, add(get(p), get(size))),
    whileLoop(
      lessAddress(get(q), add(get(end), i32(1))),
      closeCell(get(q)),
      increase(q, get(pitch)),
    ),
  ]
  const rows = (carries: boolean): Code => [
    groups.map((group, g) => {
      const far = load32(i32(EDGE_DISTANCES + 4 * g))
      const there = isThere(group.upper)
      const nowhere = sub(get(here), load32(i32(EDGE_NONE)))
      return set(distances[g]!, there === null ? far : select(far, nowhere, there))
    }),
    code.beginRows,
    when(equal(get(from), i32(0)), closing),
    isApart ? asOneRow(carries) : rowByRow(carries),
  ]
  const count = load32(i32(EDGE_WORDS))
  const onePlane: Code = [
    existing.map(({ piles, isThere: there }) =>
      set(there, piles.map((pile) => less(i32(0), get(values[upper.indexOf(pile)]!))).reduce(and)),
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
  const body: Code = [
    set(pitch, load32(i32(EDGE_PITCH))),
    set(plane, load32(i32(EDGE_PLANE))),
    code.begin,
    eachPlane(values, at, locals, onePlane),
    code.end,
  ]
  return { parameters: 3, declared: locals.declared, body, name: 'fill' }
}

/** Fills the row of `size` bytes at p. Some of the last cells may be filled twice. */
function rowOf(
  code: RowCode,
  { p, q, end, size }: Pick<RowLocals, 'p' | 'q' | 'end' | 'size'>,
): (carries: boolean) => Code {
  const { unrolled } = code
  const long = (carries: boolean): Code => [
    set(q, get(p)),
    code.first(carries),
    whileLoop(
      lessAddress(add(get(q), i32(16 * unrolled - 17)), get(end)),
      code.vectors(unrolled, q, carries),
      increase(q, i32(16 * unrolled)),
    ),
    whileLoop(lessAddress(get(q), get(end)), code.vectors(1, q, carries), increase(q, i32(16))),
    code.last?.(carries) ??
      when(lessAddress(get(q), add(get(end), i32(16))), code.vectors(1, end, carries)),
  ]
  return (carries) => [
    set(end, sub(add(get(p), get(size)), i32(16))),
    when(less(get(size), i32(16)), code.short(carries), long(carries)),
  ]
}

/** The nonempty sets of upper piles from which some group of edges takes stones. */
function upperSets({ groups }: EdgeStencil): (readonly number[])[] {
  const sets = new Map(groups.map(({ upper }) => [upper.join(), upper]))
  sets.delete('')
  return [...sets.values()]
}
