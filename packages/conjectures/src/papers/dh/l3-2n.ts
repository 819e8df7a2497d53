import { slowSetNim } from '@nim/core/rules'
import type { Claim, Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { factsAt, type PositionFacts } from '../../facts/setnim/position-facts.ts'
import { gameCost, solvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type Listing, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

interface Counts extends Instance {
  /** Reduced positions of the kind, none of whose moves needs reduction. */
  readonly free: number
  /** Those of them with a move that leaves out a maximal stack. */
  readonly freeLeavingOutMaximal: number
}

/** The parity of the maximum that goes with r in the note. */
function isOfTheKind({ r, n, top }: PositionFacts, isHigh: boolean): boolean {
  return r >= n - 1 === isHigh && (top % 2 === 1) !== isHigh
}

const NONE_NEEDED = {
  says: 'no move from a reduced position with r < n−1 and odd maximum, or r ≥ n−1 and even maximum, needs reduction',
  from: 'reduced' as const,
}

const exist: ListedPart<Counts> = {
  says: 'such positions exist from which a maximal stack can be left out without reduction',
  ofInstance: ({ freeLeavingOutMaximal }) => freeLeavingOutMaximal > 0,
}

const others: ListedPart<Counts> = {
  says: 'there are other reduced positions from which leaving out a maximal stack needs reduction',
  ofInstance: ({ free }) => free > 0,
}

const PRINTED: Parts = {
  implication: {
    ...NONE_NEEDED,
    ofMove: (move, at) => (isOfTheKind(at, at.r >= at.n - 1) ? !move.needsReduction : null),
  },
  exist,
  others,
}

function list(part: string, n: number, domain: BoxDomain, limits: Limits): Listing {
  const game = solvedGame(slowSetNim(n, [n - 1]), domain, limits)
  const instances = [false, true].map((isHigh): Counts => {
    let free = 0
    let freeLeavingOutMaximal = 0
    for (let rank = 0; rank < game.box.count; rank++) {
      const at = factsAt(game, rank)
      if (!at.isReduced || at.r >= n - 1 !== isHigh) continue
      const leaving = at.moves().filter((move) => move.leavesOutMaximal)
      if (part === 'exist') {
        if (!isOfTheKind(at, isHigh) || leaving.length === 0) continue
        free++
        if (leaving.every((move) => !move.needsReduction)) freeLeavingOutMaximal++
      } else if (!isOfTheKind(at, isHigh) && leaving.some((move) => move.needsReduction)) free++
    }
    const kind = isHigh ? 'r ≥ n−1' : 'r < n−1'
    return {
      free,
      freeLeavingOutMaximal,
      actual: free,
      witness: () => ({ n, kind, count: free }),
      finds: () => `for ${kind} the box holds ${free} such positions`,
    }
  })
  return { instances }
}

/** Positions from which no move needs reduction. */
export const dhL32n: Claim = statementClaim({
  id: 'DH-L3.2n',
  kind: 'remark',
  source: `${DH}, note after Lemma 3.2`,
  paperStatus: 'asserted',
  title: 'leaving out a maximal stack need not make reduction necessary',
  statement: String.raw`There are reduced positions with $r<n-1$ and odd maximum (or $r\ge n-1$ and even maximum); for them no move needs reduction, even if a maximal stack is left out, while there are others where leaving one out needs it.`,
  conventions: [
    'the numbers of the example are lost in our copy of the text: existence for each n',
    'each existence is tested for r < n−1 and for r ≥ n−1',
  ],
  decides: 'for the box, the implication at every reduced position and the existence of both kinds',
  complexity: 'C(max+n,n) positions times n moves',
  games: allButOne(3, 6),
  lists: (part) => ({
    defaultDomain: ({ n }) => allButOne(3, 6).defaultDomain({ n: n as number }),
    cost: ({ n }, domain) =>
      gameCost(slowSetNim(n as number, [(n as number) - 1]), domain as BoxDomain),
    list: ({ n }, domain, limits) => list(part, n as number, domain as BoxDomain, limits),
  }),
  quick: { ranges: { n: [3, 5] } },
  printed: PRINTED,
})
