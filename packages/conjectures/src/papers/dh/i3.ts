import { slowSetNim } from '@nim/core/rules'
import { outcomeOnAnyStacks } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { oneGame, type GameFamily } from '../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import { both } from '../../facts/setnim/both-classes.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { oddStacks, outcome } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const GAMES: GameFamily = {
  ...oneGame(() => [1], 1, 6),
  ruleset: (parameters) => {
    const n = parameters['n'] as number
    return slowSetNim(n, moveSizesFrom(1, n))
  },
}

/** Play on any stacks. */
export const dhI3: Claim = statementClaim({
  id: 'DH-I3',
  kind: 'proposition',
  source: `${DH}, section 1`,
  paperStatus: 'quoted',
  title: 'SN(n,{1,…,n}): x is P iff all heights are even',
  statement: String.raw`In $SN(n,\{1,\dots,n\})$, $x$ is a P-position iff all its heights are even.`,
  conventions: ['normal play'],
  decides: 'for every position of the box, the outcome by exhaustive solution',
  complexity: 'C(max+n,n) positions times 2^n − 1 moves',
  games: GAMES,
  truth: 'outcome',
  printed: {
    outcome: {
      says: 'x is P iff all heights are even',
      ofPosition: byClasses(
        (game) => both(oddStacks(game), outcome(game)),
        (at) => outcomeOnAnyStacks(at.x) === at.outcome(),
      ),
    },
  },
})
