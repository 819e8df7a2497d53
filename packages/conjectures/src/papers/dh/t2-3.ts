import { slowSetNim } from '@nim/core/rules'
import { isReduced } from '@nim/core/setnim'
import { DEFAULT_LIMITS, type Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { parseMoveSet } from '../../facts/setnim/move-sets.ts'
import { describePosition } from '../../judge/shapes/dh/judge-stacks.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { type SolvedGame, solvedGame } from '../../facts/setnim/solved-game.ts'
import { both } from '../../facts/setnim/both-classes.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { reducedness, sumTopReduced } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const known = new WeakMap<SolvedGame, SolvedGame>()

/** SN(n,{min A}) on the same box. */
function withLeastSize(game: SolvedGame): SolvedGame {
  const { n, k, box } = game
  let single = known.get(game)
  if (single === undefined) {
    single = solvedGame(slowSetNim(n, [k]), { kind: 'box', max: box.max }, DEFAULT_LIMITS)
    known.set(game, single)
  }
  return single
}

const PRINTED: Parts = {
  formula: {
    says: 'x is reduced iff k·x_n ≤ sum(x), k = min A',
    ofPosition: byClasses(sumTopReduced, (at) => isReduced(at.x, at.k) === at.isReduced),
    finds: describePosition,
  },
  'min A': {
    says: 'x is reduced in SN(n,A) iff it is reduced in SN(n,{min A})',
    ofPosition: byClasses(
      (game) => both(reducedness(game), reducedness(withLeastSize(game))),
      ({ rank, game, isReduced: isReducedInA }) =>
        (withLeastSize(game).reducedRanks()[rank] === rank) === isReducedInA,
    ),
  },
  'k = 1': {
    says: 'if 1 is in A, every position is reduced',
    ofPosition: byClasses(reducedness, ({ k, isReduced: isReducedInA }) =>
      k === 1 ? isReducedInA : null,
    ),
  },
}

/** Reduced positions of every game. */
export const dhT23: Claim = statementClaim({
  id: 'DH-T2.3',
  kind: 'theorem',
  source: `${DH}, Theorem 2.3`,
  paperStatus: 'proved',
  title: 'in SN(n,A) x is reduced iff k·x_n ≤ |x|, k = min A',
  statement: String.raw`In $SN(n,A)$ with $k=\min A$: $x$ is reduced iff $k\,x_n\le|x|$; the proof shows that $x$ is reduced in $SN(n,A)$ iff it is reduced in $SN(n,\{k\})$. For $k=1$ every position is reduced.`,
  conventions: ['reduced by DH-D3'],
  decides: 'for every position of the box and every A, each part against the definition of reduced',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 5),
  partsOf: ({ A }) =>
    parseMoveSet(A as string).includes(1) ? ['formula', 'min A', 'k = 1'] : ['formula', 'min A'],
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
