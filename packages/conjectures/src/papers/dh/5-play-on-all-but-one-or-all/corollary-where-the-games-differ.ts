import type { Claim } from '../../../claim/claim.ts'
import type { GameOnBox, Told } from '../../../facts/fact.ts'
import { allButOneOrAll, type ByN } from '../../../facts/setnim/game-families.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { isReduced } from '../../../facts/setnim/reduction.ts'
import { oddStacks, residue, type Type, typeOf } from '../../../facts/setnim/stacks.ts'
import { isType } from '../../../facts/setnim/types.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import type { Statement } from '../../../judge/statement.ts'

const FACTS = { isReduced, o: oddStacks, r: residue, outcome, outcomeWith }

/** The outcomes are the same but at the types that are named, where P becomes N. */
const differAt =
  (changes: (n: number, type: Type) => boolean): Statement<Told<typeof FACTS>, ByN> =>
  ({ isReduced, o, r, outcome, outcomeWith }, { n }) => {
    if (!isReduced) return null
    const before = outcomeWith([n - 1])
    return changes(n, { o, r }) ? before === 0 && outcome === 1 : before === outcome
  }

/** The first height at which a reduced position of type (n,n−2) occurs. */
function firstHeight(game: GameOnBox, n: number): number | string {
  const isReducedAt = isReduced.of(game)
  let first = Number.POSITIVE_INFINITY
  game.box.forEach((x, rank) => {
    if (x[n - 1]! >= first || !isType(typeOf(x, n - 1), { o: n, r: n - 2 })) return
    if (isReducedAt(x, rank)) first = x[n - 1]!
  })
  return first === Number.POSITIVE_INFINITY ? 'not in the box' : first
}

/** How the two games differ. */
export const dhT51d: Claim = positions({
  id: 'DH-T5.1d',
  kind: 'corollary',
  at: 'section 5',
  paperStatus: 'asserted',
  title: 'SN(n,{n−1}) and SN(n,{n−1,n}) differ exactly at type (n,n−2)',
  statement: String.raw`The outcomes of reduced positions of $SN(n,\{n-1\})$ and $SN(n,\{n-1,n\})$ differ exactly at type $(n,n-2)$, which changes from P to N.`,
  conventions: ['normal play; the data give the first height at which the type occurs'],
  decides: 'for every reduced position of the box, both outcomes by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each, twice',
  games: allButOneOrAll(3, 8),
  quick: { ranges: { n: [3, 6] } },
  facts: FACTS,
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: differAt((n, type) => isType(type, { o: n, r: n - 2 })),
  // at every type with o = n
  wrong: { case: { n: 3 }, max: 4, holds: differAt((n, { o }) => o === n) },
  data: (game, { n }) => ({ firstHeight: firstHeight(game, n) }),
})
