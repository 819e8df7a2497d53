import { formatPosition } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import {
  type Facts,
  kPlusOneCost,
  type KPlusOneTables,
  kPlusOneTables,
  mMoveByText,
} from '../../../facts/exact-slow/k-plus-one-tables.ts'

/** Facts, with the number from the claim's own table if it has one. */
export interface FactsAndExtra extends Facts {
  readonly extra: number
}

/**
 * One part of a statement about NIM(k+1,k): about every position x, about every move x → x', or
 * about every M-move. Null: the hypotheses are not met.
 */
export type PartStatement =
  | { readonly over: 'positions'; readonly holds: (x: FactsAndExtra) => boolean | null }
  | {
      readonly over: 'moves' | 'M-moves'
      readonly holds: (x: FactsAndExtra, next: FactsAndExtra) => boolean | null
    }

/** The parts of a statement by name; a statement without parts has the one part `whole`. */
export type Parts = Readonly<Record<string, PartStatement>>

/** A statement about all positions of NIM(k+1,k), part by part. */
export interface KPlusOneClaim extends Pick<
  ClaimCard,
  'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement'
> {
  readonly conventions?: readonly string[]
  /** Smallest number of piles n = k + 1 of the statement. */
  readonly fewestPiles: 2 | 3
  readonly printed: Parts
  /** A further number for every position, by rank, and its name. */
  readonly extra?: { readonly name: string; table(tables: KPlusOneTables): ArrayLike<number> }
  /** Positions of the default box. Default: 15000. */
  readonly defaultPositions?: number
}

const WHOLE = 'whole'

/** Checks a statement at every position, move, or M-move of a box, with tables by definition. */
export function kPlusOneClaim(card: KPlusOneClaim): Claim {
  const { extra, fewestPiles, defaultPositions = 15_000 } = card
  const names = Object.keys(card.printed)
  const about = [...new Set(Object.values(card.printed).map(({ over }) => over))].join(', ')
  const parameters: Parameter[] = [piles(fewestPiles, fewestPiles, 6)]
  if (names.length > 1) {
    parameters.push({
      kind: 'choice',
      name: 'part',
      about: 'part of the statement',
      values: () => names,
    })
  }
  return defineClaim<{ n: number; part?: string }, BoxDomain, Parts>({
    ...card,
    paper: 'gmmv',
    conventions: [
      'k = n − 1; positions sorted, re-sorted after a move',
      ...(card.conventions ?? []),
    ],
    decides: `the statement at all ${about} of the box, with tables of B, M and R made from their definitions and the rules`,
    complexity: 'C(max+n,n) positions times n moves',
    parameters,
    quick: { ranges: { n: [fewestPiles, 4] }, max: 9 },
    defaultDomain: ({ n }) => boxNear(n, defaultPositions),
    cost: ({ n }, domain) => kPlusOneCost(n, domain, extra === undefined ? 0 : 64),
    judge: (parts, { id, parameters: { n, part = WHOLE }, domain, limits }) => {
      const statement = parts[part]!
      const tables = kPlusOneTables(n, domain, limits)
      const numbers = extra?.table(tables)
      const withExtra = (x: Facts): FactsAndExtra => ({ ...x, extra: numbers?.[x.rank] ?? 0 })
      const nextOf = (x: Facts): FactsAndExtra[] => {
        if (statement.over === 'moves') return tables.options(x).map(withExtra)
        const after = x.isTerminal ? null : mMoveByText(x.position)
        return after === null ? [] : [withExtra(tables.at(after))]
      }
      const header = streamHeader(id, names.length > 1 ? { n, part } : { n }, domain)
      const found = tally(header)
      tables.box.forEach((position) => {
        const x = withExtra(tables.at(position))
        if (statement.over === 'positions') {
          const holds = statement.holds(x)
          if (holds !== null) found.test(position, holds, x.R)
          return
        }
        for (const next of nextOf(x)) {
          const holds = statement.holds(x, next)
          if (holds !== null) found.test(position, holds, next.R)
        }
      })
      return found.result('definition', (position) => {
        const x = withExtra(tables.at(position))
        const next =
          statement.over === 'positions'
            ? undefined
            : nextOf(x).find((each) => statement.holds(x, each) === false)
        const shown = [x, ...(next === undefined ? [] : [next])].map((each) =>
          describe(each, extra?.name),
        )
        return {
          expected: card.title,
          actual: shown[0]!,
          explain: shown.join('; after the move: '),
        }
      })
    },
  })
}

function describe(x: FactsAndExtra, extra: string | undefined): string {
  const words = [
    `R = ${x.R}`,
    `M = ${x.M}`,
    `B = ${x.B}`,
    ...(extra === undefined ? [] : [`${extra} = ${x.extra}`]),
    ...(x.basic === null ? [] : [`basic with b = ${x.basic}`]),
    ...(x.exceptional === null ? [] : [`exceptional with m = ${x.exceptional}`]),
    ...(x.isTerminal ? ['terminal'] : []),
  ]
  return `${formatPosition(x.position)} has ${words.join(', ')}`
}
