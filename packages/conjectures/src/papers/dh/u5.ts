import { formatPosition, slowSetNim } from '@nim/core/rules'
import { isPTypeByTheorem33 } from '@nim/core/setnim'
import { compareSumLex } from '@nim/core/rules'
import type { Claim, Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { factsAt } from '../../facts/setnim/position-facts.ts'
import { gameCost, solvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type Listing, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

interface Misjudged extends Instance {
  /** Number of unreduced positions of the box whose own type gives another outcome. */
  readonly count: number
}

const needed: ListedPart<Misjudged> = {
  says: 'some unreduced position has another outcome than the rule of Theorem 3.3 gives for its own type',
  ofInstance: ({ count }) => count > 0,
}

const PRINTED: Parts = { needed }

function list(n: number, domain: BoxDomain, limits: Limits): Listing {
  const game = solvedGame(slowSetNim(n, [n - 1]), domain, limits)
  let count = 0
  let unreduced = 0
  let smallest: readonly number[] | null = null
  for (let rank = 0; rank < game.box.count; rank++) {
    const at = factsAt(game, rank)
    if (at.isReduced) continue
    unreduced++
    if (isPTypeByTheorem33(n, at) === (at.outcome() === 'P')) continue
    count++
    if (smallest === null || compareSumLex(at.x, smallest) < 0) smallest = at.x
  }
  const first = smallest === null ? 'none' : formatPosition(smallest)
  const instance: Misjudged = {
    count,
    actual: count,
    witness: () => ({ n, unreduced, smallest }),
    finds: () =>
      `of ${unreduced} unreduced positions ${count} are misjudged, the smallest: ${first}`,
  }
  return { instances: [instance], data: () => ({ unreduced, misjudged: count, smallest: first }) }
}

/** Types speak of reduced positions only. */
export const dhU5: Claim = statementClaim({
  id: 'DH-U5',
  kind: 'remark',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'descriptions by (o, r) are meant for reduced positions only',
  statement: String.raw`Descriptions by types $(o,r)$ are meant for reduced positions only: for $A=\{n-1\}$ there are unreduced positions whose own type has, by the rule of Theorem 3.3, another outcome than the position.`,
  conventions: [
    'encoded as the existence of such positions, for each n ≥ 3; the data name the smallest',
  ],
  decides: 'for the box, whether such a position exists',
  complexity: 'C(max+n,n) positions times n moves',
  parameters: allButOne(3, 7).parameters,
  lists: {
    method: 'retrograde',
    defaultDomain: ({ n }) => allButOne(3, 7).defaultDomain({ n: n as number }),
    cost: ({ n }, domain) =>
      gameCost(slowSetNim(n as number, [(n as number) - 1]), domain as BoxDomain),
    list: ({ n }, domain, limits) => list(n as number, domain as BoxDomain, limits),
  },
  quick: { ranges: { n: [3, 5] } },
  printed: PRINTED,
})
