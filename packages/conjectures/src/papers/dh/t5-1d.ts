import type { Claim } from '../../claim/claim.ts'
import { allButOneOrAll } from '../../facts/setnim/game-families.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import type { PositionPart } from '../../facts/setnim/part.ts'
import type { PositionFacts, Type } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'
import { isType } from '../../facts/setnim/types.ts'

function outcomeWithoutAll({ game, n, rank }: PositionFacts): 'P' | 'N' {
  return game.outcomesOf([n - 1])[rank] === 0 ? 'P' : 'N'
}

/** The part for given types at which the outcome changes from P to N. */
export function differencePart(changesAt: (n: number, type: Type) => boolean): PositionPart {
  return {
    says: 'the outcomes differ exactly at (n,n−2), which changes from P to N',
    ofPosition: (at) => {
      if (!at.isReduced) return null
      const change = `${outcomeWithoutAll(at)}${at.outcome()}`
      return changesAt(at.n, at) ? change === 'PN' : change === 'PP' || change === 'NN'
    },
    finds: (at) =>
      `${at.x.join()} of type (${at.o},${at.r}) is ${outcomeWithoutAll(at)} without and ${at.outcome()} with play on all stacks`,
  }
}

/** The first height at which a reduced position of type (n,n−2) occurs. */
function firstHeight(game: SolvedGame): number | string {
  const { n, box } = game
  const ranks = game.reducedRanks()
  let first = Number.POSITIVE_INFINITY
  box.forEach((x, rank) => {
    if (ranks[rank] !== rank || x.some((height) => height % 2 === 0)) return
    const r = x.reduce((a, b) => a + b, 0) % (2 * n - 2)
    if (r === n - 2) first = Math.min(first, x[n - 1]!)
  })
  return first === Number.POSITIVE_INFINITY ? 'not in the box' : first
}

/** How the two games differ. */
export const dhT51d: Claim = statementClaim({
  id: 'DH-T5.1d',
  kind: 'corollary',
  source: `${DH}, section 5`,
  paperStatus: 'asserted',
  title: 'SN(n,{n−1}) and SN(n,{n−1,n}) differ exactly at type (n,n−2)',
  statement: String.raw`The outcomes of reduced positions of $SN(n,\{n-1\})$ and $SN(n,\{n-1,n\})$ differ exactly at type $(n,n-2)$, which changes from P to N.`,
  conventions: ['normal play; the data give the first height at which the type occurs'],
  decides: 'for every reduced position of the box, both outcomes by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each, twice',
  games: allButOneOrAll(3, 8),
  truth: 'outcome',
  data: (game) => ({ firstHeight: firstHeight(game) }),
  quick: { ranges: { n: [3, 6] } },
  printed: { differ: differencePart((n, type) => isType(type, { o: n, r: n - 2 })) },
})
