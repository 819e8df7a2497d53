import { boxCount, compareSumLex, formatPosition, slowSetNim } from '@nim/core/rules'
import { isPTypeByTheorem33 } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { type Typed, typedPositions } from '../../../facts/setnim/unreduced.ts'
import { instances } from '../../../judge/instances.ts'
import { rankedTableMemory } from '../../../rows/table-memory.ts'

/** All positions of a box that are reduced, or all that are not. */
interface Listed {
  readonly areReduced: boolean
  readonly positions: readonly Typed[]
}

/** The positions whose own type has another outcome by Theorem 3.3. */
function misjudged({ positions }: Listed, n: number): readonly Typed[] {
  return positions.filter((at) => isPTypeByTheorem33(n, at) !== (at.outcome === 'P'))
}

function smallest(found: readonly Typed[]): readonly number[] | null {
  return found.map(({ x }) => x).sort(compareSumLex)[0] ?? null
}

const GAMES = allButOne(3, 7)

/** Types speak of reduced positions only. */
export const dhU5: Claim = instances<ByN, BoxDomain, Listed>({
  id: 'DH-U5',
  kind: 'remark',
  at: 'section 2',
  paperStatus: 'asserted',
  title: 'descriptions by (o, r) are meant for reduced positions only',
  statement: String.raw`Descriptions by types $(o,r)$ are meant for reduced positions only: for $A=\{n-1\}$ there are unreduced positions whose own type has, by the rule of Theorem 3.3, another outcome than the position.`,
  conventions: [
    'encoded as the existence of such positions, for each n ≥ 3; the data name the smallest',
  ],
  decides: 'for the box, whether such a position exists',
  complexity: 'C(max+n,n) positions times n moves',
  parameters: GAMES.parameters,
  domain: (parameters) => GAMES.defaultDomain(parameters),
  cost: ({ n }, domain) => ({
    positions: boxCount(n, domain.max, true),
    memory:
      rankedTableMemory(slowSetNim(n, [n - 1]), domain, 'outcome') +
      8n * boxCount(n, domain.max, true),
  }),
  *instances({ parameters: { n }, domain, limits, data }) {
    const unreduced = { areReduced: false, positions: typedPositions(n, domain, limits, false) }
    const found = misjudged(unreduced, n)
    const first = smallest(found)
    Object.assign(data, {
      unreduced: unreduced.positions.length,
      misjudged: found.length,
      smallest: first === null ? 'none' : formatPosition(first),
    })
    yield unreduced
    yield { areReduced: true, positions: typedPositions(n, domain, limits, true) }
  },
  digest: (listed, { n }) => misjudged(listed, n).length,
  method: 'retrograde',
  printed: {
    needed: {
      says: 'some unreduced position has another outcome than the rule of Theorem 3.3 gives for its own type',
      holds: (listed, { n }) => (listed.areReduced ? null : misjudged(listed, n).length > 0),
    },
  },
  // some reduced position too
  wrong: { case: { n: 3 }, max: 4, holds: (listed, { n }) => misjudged(listed, n).length > 0 },
  witness: ({ areReduced, positions }, { n }) => ({ n, areReduced, positions: positions.length }),
})
