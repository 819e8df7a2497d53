import { compareSumLex, formatPosition } from '@nim/core/rules'
import { isPTypeByTheorem33 } from '@nim/core/setnim'
import { typeOf } from '@nim/core/setnim/definitions'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { gridCost } from '../../../facts/setnim/position-grid.ts'
import { isReduced } from '../../../facts/setnim/reduction.ts'
import { type BoxDomain, type Claim, exists, gameOnBox, instances } from '../../../judge/index.ts'

/**
 * All reduced positions of a box, or all positions that are not reduced, grouped by outcome: P,
 * then N.
 */
interface Listed {
  readonly areReduced: boolean
  readonly byOutcome: readonly [P: number[][], N: number[][]]
}

/** The positions whose outcome differs from the one that Theorem 3.3 gives for their type. */
function misjudged({ byOutcome: [P, N] }: Listed, n: number): number[][] {
  const isSaidP = (x: readonly number[]): boolean => isPTypeByTheorem33(n, typeOf(x, n - 1))
  return [...P.filter((x) => !isSaidP(x)), ...N.filter(isSaidP)]
}

const GAMES = allButOne(3, 7)

export const dhU5: Claim = instances<ByN, BoxDomain, Listed>({
  id: 'DH-U5',
  kind: 'remark',
  at: 'section 2',
  title: 'descriptions by (o, r) are meant for reduced positions only',
  statement: String.raw`Descriptions by types $(o,r)$ are meant for reduced positions only: for $A=\{n-1\}$ there are unreduced positions whose own type has, by the rule of Theorem 3.3, another outcome than the position.`,
  parameters: GAMES.parameters,
  domain: (parameters) => GAMES.defaultDomain(parameters),
  cost: (parameters, domain) => gridCost(GAMES, parameters, domain),
  *instances({ parameters: { n }, domain, limits, data }) {
    const game = gameOnBox(GAMES.ruleset({ n }), domain, limits)
    const [outcomes, isItsOwn] = [game.values('outcome'), isReduced.of(game)]
    const unreduced: Listed = { areReduced: false, byOutcome: [[], []] }
    const reduced: Listed = { areReduced: true, byOutcome: [[], []] }
    game.box.forEach((x, rank) =>
      (isItsOwn(x, rank) ? reduced : unreduced).byOutcome[outcomes[rank]!]!.push([...x]),
    )
    const found = misjudged(unreduced, n).sort(compareSumLex)
    data['unreduced'] = unreduced.byOutcome.flat().length
    data['misjudged'] = found.length
    data['smallest'] = found.length === 0 ? 'none' : formatPosition(found[0]!)
    yield* [unreduced, reduced]
  },
  digest: (listed, { n }) => misjudged(listed, n).length,
  method: 'retrograde',
  printed: exists({
    no: 'unreduced position whose type has another outcome',
    holdsWitness: (all, { n }) => (all.areReduced ? null : misjudged(all, n).length > 0),
  }),
  // The mutation also states that the type of some reduced position has another outcome.
  wrongAt: { case: { n: 3 }, max: 4 },
  wrong: (listed, { n }) => misjudged(listed, n).length > 0,
  witness: ({ areReduced }, { n }) => ({ n, areReduced }),
})
