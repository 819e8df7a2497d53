import { formatPosition } from '@nim/core/rules'
import { reductionByDefinition, type UnplayableTokens } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { emptyableStacks } from '../../facts/setnim/emptyable-stacks.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const known = new WeakMap<SolvedGame, UnplayableTokens>()

function tokens(game: SolvedGame): UnplayableTokens {
  let found = known.get(game)
  if (found === undefined) known.set(game, (found = new Map()))
  return found
}

const PRINTED: Parts = {
  unique: {
    says: 'red(x) is unique: two ways to go through all plays give the same',
    ofPosition: (at) =>
      formatPosition(reductionByDefinition(at.x, at.game.sizes, tokens(at.game))) ===
      formatPosition(at.reduction()),
  },
  idempotent: {
    says: 'red(red(x)) = red(x)',
    ofPosition: ({ rank, game }) => {
      const ranks = game.reducedRanks()
      return ranks[ranks[rank]!] === ranks[rank]
    },
  },
  emptied: {
    says: 'x is reduced iff for every stack there is a play that empties this stack',
    ofPosition: ({ n, rank, isReduced, game }) =>
      (emptyableStacks(game)[rank] === 2 ** n - 1) === isReduced,
  },
}

/** Uniqueness of the reduction, and what reduced means. */
export const dhU1: Claim = statementClaim({
  id: 'DH-U1',
  kind: 'remark',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title:
    'red(x) is unique and idempotent; x is reduced iff every stack can be emptied by some play',
  statement: String.raw`$red(x)$ is unique and $red(red(x))=red(x)$. $x$ is reduced iff for every stack there is a play that empties this stack (not necessarily the others).`,
  conventions: ['reduction by DH-D3'],
  decides:
    'for every position of the box and every A, all parts; the plays that empty a stack by a search of their own',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(1, 4),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
