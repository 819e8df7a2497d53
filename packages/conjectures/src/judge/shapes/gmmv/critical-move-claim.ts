import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import {
  type CriticalMove,
  criticalMoves,
  listMoves,
} from '../../../facts/exact-slow/critical-moves.ts'
import { mMoveByText } from '../../../facts/exact-slow/k-plus-one-tables.ts'

/** "Odd (even) (m−1)-critical": the number m − 1 is odd (even), or the position reached is. */
const READINGS: readonly string[] = ['number', 'position']

/** An m-critical position with its moves. */
export interface CriticalPosition {
  readonly position: readonly number[]
  readonly m: number
  readonly moves: readonly CriticalMove[]
  /** The M-move; undefined at terminal positions. */
  readonly mMove: CriticalMove | undefined
}

/** A part of the corollary in one reading; null: not spoken of. */
export type CriticalPart = (x: CriticalPosition, reading: string) => boolean | null

/** A statement on critical positions of NIM(k+1,k) and the moves from them, part by part. */
export function criticalMoveClaim(
  card: Pick<ClaimCard, 'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement'> & {
    readonly conventions: readonly string[]
    /** Parts that depend on the reading. */
    readonly withReadings: readonly string[]
    readonly printed: Readonly<Record<string, CriticalPart>>
  },
): Claim {
  const { withReadings, ...rest } = card
  return defineClaim<
    { n: number; part: string; reading: string },
    BoxDomain,
    Readonly<Record<string, CriticalPart>>
  >({
    ...rest,
    paper: 'gmmv',
    decides: 'every critical position of the box, by definition, with all moves from it',
    complexity: 'C(max+n,n) positions times n',
    parameters: [
      piles(2, 2, 6),
      {
        kind: 'choice',
        name: 'part',
        about: 'part of the corollary',
        values: () => Object.keys(card.printed),
      },
      {
        kind: 'choice',
        name: 'reading',
        about: 'of "odd (even) (m−1)-critical": the number m−1, or the position reached',
        values: ({ part }) => (withReadings.includes(part as string) ? READINGS : ['any']),
      },
    ],
    quick: { ranges: { n: [2, 4] } },
    defaultDomain: ({ n }) => boxNear(n, 10_000),
    cost: ({ n }, domain) => {
      const positions = boxCount(n, domain.max, true)
      return { positions, memory: positions * 12n }
    },
    judge: (parts, { id, parameters, domain }) => {
      const box = sortedBox(parameters.n, domain.max)
      const { m, movesFrom } = criticalMoves(box)
      const known = (position: readonly number[]): CriticalPosition => {
        const moves = movesFrom(position)
        const target = mMoveByText(position)
        const mMove =
          target === null ? undefined : moves.find(({ to }) => to.join() === target.join())
        return { position: [...position], m: m[box.rank(position)]!, moves, mMove }
      }
      const found = tally(streamHeader(id, parameters, domain))
      box.forEach((position, rank) => {
        if (m[rank]! < 0) return
        const holds = parts[parameters.part]!(known(position), parameters.reading)
        if (holds !== null) found.test(position, holds, m[rank]!)
      })
      return found.result('definition', (position) => {
        const x = known(position)
        return {
          expected: `part (${parameters.part}), reading ${parameters.reading}`,
          actual: `${x.m}-critical; ${listMoves(x.moves)}`,
          explain: `${formatPosition(position)} is ${x.m}-critical; of its moves, ${listMoves(x.moves)}`,
        }
      })
    },
  })
}
