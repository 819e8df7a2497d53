import { solvePosition } from '@nim/bruteforce'
import { exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { mMoveByText } from '../../../facts/exact-slow/k-plus-one-tables.ts'

/** One printed value of an example about a position of NIM(n,n−1). */
export interface ExampleRow {
  readonly position: readonly number[]
  /**
   * `outcome`; `R`; `M`, number of moves by the M-rule; `M-move`, where it leads; `winning moves`,
   * the options that are P, separated by a blank.
   */
  readonly what: 'outcome' | 'R' | 'M' | 'M-move' | 'winning moves'
  readonly value: number | string
}

/** A play by the M-rule, as rows: every step. */
export function playRows(play: readonly (readonly number[])[]): ExampleRow[] {
  return play.slice(1).map((next, i) => ({
    position: play[i]!,
    what: 'M-move',
    value: formatPosition(next),
  }))
}

/** A claim about printed values at fixed positions. */
export function exampleClaim(
  card: Pick<ClaimCard, 'id' | 'source' | 'paperStatus' | 'title' | 'statement'> & {
    readonly printed: readonly ExampleRow[]
  },
): Claim {
  return defineClaim<Record<string, never>, FixedDomain, readonly ExampleRow[]>({
    ...card,
    paper: 'gmmv',
    kind: 'example',
    conventions: ['k = n − 1; normal play'],
    decides:
      'each printed value, against solution of the position and the M-rule played by its text',
    complexity: 'a few small positions',
    parameters: [],
    defaultDomain: () => ({ kind: 'fixed' }),
    cost: () => ({ positions: BigInt(card.printed.length), memory: 0n }),
    judge: (rows, { id, parameters, domain }) => {
      const found = instanceTally(streamHeader(id, parameters, domain))
      rows.forEach(({ position, what, value }, row) => {
        const actual = computed(position, what)
        found.test(actual === value, row, () => ({
          witness: { position, what },
          expected: value,
          actual,
          explain: `${what} of ${formatPosition(position)} is ${actual}, printed is ${value}`,
        }))
      })
      return found.result('retrograde')
    },
  })
}

function computed(position: readonly number[], what: ExampleRow['what']): number | string {
  const solved = solvePosition(exactSlowNim(position.length, position.length - 1), position)!
  switch (what) {
    case 'outcome':
      return solved.outcome
    case 'R':
      return solved.remoteness
    case 'M':
      return mPlayLength(position)
    case 'M-move':
      return formatPosition(mMoveByText(position) ?? [])
    case 'winning moves':
      return solved.options
        .filter(({ outcome }) => outcome === 'P')
        .map((option) => formatPosition(option.position))
        .join(' ')
  }
}

function mPlayLength(position: readonly number[]): number {
  return position[1] === 0 ? 0 : 1 + mPlayLength(mMoveByText(position)!)
}
