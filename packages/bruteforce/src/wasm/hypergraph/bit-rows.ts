import type { PlayConvention } from '@nim/core/rules'
import type { EdgeGame } from '../../task/unit-moves.ts'
import { add, equal, get, i32, increase, set, sub, type Code } from '../encode/code.ts'
import { andVector, loadVector } from '../encode/simd.ts'
import { type BitMasks, bitMasks } from './bit-masks.ts'
import { bitVectors } from './bit-vectors.ts'
import { UNROLLED } from '../../tuned/tuned.ts'
import { EDGE_KEEP } from './edge-header.ts'
import type { RowCode, RowLocals } from './row-code.ts'
import type { EdgeStencil } from './edge-stencil.ts'

/**
 * What to compute: the outcomes, the number of bytes per cell, and whether a row has several cells.
 */
export interface BitSpec {
  readonly game: EdgeGame
  readonly play: PlayConvention
  readonly cell: 1 | 2 | 4 | 8
  readonly hasWords: boolean
}

/**
 * Code for rows that store outcomes as bits, where 1 means P. The bits above the largest pile size
 * are 0.
 */
export function bitRows(spec: BitSpec, stencil: EdgeStencil, known: RowLocals): RowCode {
  const { locals, row, p, q, end, size, masks } = known
  const [mask, whole] = [locals.declare('v128'), locals.declare('v128')]
  const vectors = bitVectors(spec, stencil, { ...known, mask })
  const special: BitMasks | null = spec.play === 'normal' ? null : bitMasks(spec, stencil, known)
  const keep = loadVector(sub(i32(EDGE_KEEP + 16), get(size)))
  const common = {
    none: 0,
    isUniform: special === null,
    unrolled: UNROLLED,
    begin: [],
    end: [],
    vectors,
    short: (carries: boolean): Code => [
      set(mask, andVector(special?.short(row, size) ?? get(whole), keep)),
      vectors(1, p, carries),
    ],
  } as const
  if (special === null) {
    return {
      ...common,
      beginRows: set(whole, loadVector(add(get(masks), i32(48)))),
      first: () => set(mask, get(whole)),
    }
  }
  const { last } = special
  return {
    ...common,
    beginRows: special.begin,
    first: (carries) => [
      set(mask, special.first(row)),
      vectors(1, q, carries),
      increase(q, i32(16)),
      set(mask, special.middle(row)),
    ],
    ...(last && {
      last: (carries: boolean): Code => [
        set(mask, last(row, equal(get(end), get(p)))),
        vectors(1, end, carries),
      ],
    }),
  }
}
