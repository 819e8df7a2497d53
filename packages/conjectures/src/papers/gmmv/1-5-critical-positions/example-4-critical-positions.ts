import { exactSlowNim } from '@nim/core/rules'
import { criticalByR } from '../../../facts/exact-slow/critical.ts'
import { type Claim, fixed, gameOnBox, instances, remoteness } from '../../../judge/index.ts'

/** The printed positions, and whether each of them is 8-critical. */
const PRINTED: readonly (readonly [x: readonly number[], isCritical: boolean])[] = [
  [[1, 3, 7, 7, 7], true],
  [[1, 5, 5, 7, 7], true],
  [[3, 3, 5, 7, 7], true],
  [[5, 5, 5, 5, 5], true],
  [[3, 5, 5, 5, 7], false],
  [[3, 5, 5, 6, 7], true],
]

export const gmmvE4: Claim = instances({
  id: 'GMMV-E4',
  kind: 'example',
  at: 'section 1.5',
  paperStatus: 'observed',
  title: 'NIM(5,3), m = 8: five critical positions and one that is not',
  statement: String.raw`In $NIM(5,3)$, $m=8$ (by $R$): $(1,3,7,7,7)$, $(1,5,5,7,7)$, $(3,3,5,7,7)$, $(5,5,5,5,5)$ are $m$-critical; $(3,5,5,5,7)$ is not; $(3,5,5,6,7)$ is.`,
  conventions: [
    'normal play; criticality by R (GMMV-D8), in a box that contains all smaller positions',
  ],
  complexity: 'C(12,5) positions',
  domain: fixed,
  cost: () => ({ positions: 6n, memory: 8192n }),
  instances: ({ limits }) => {
    const game = gameOnBox(exactSlowNim(5, 3), { kind: 'box', max: 7 }, limits)
    const [m, R] = [game.column(criticalByR), game.column(remoteness)]
    return PRINTED.map(([x, said]) => {
      const rank = game.box.rank(x)
      return { x, said, R: R[rank]!, m: m[rank]! }
    })
  },
  printed: ({ said, m }) => (m === 8) === said,
  // The mutation states that all of them are critical.
  wrong: ({ m }) => m === 8,
  digest: ({ R }) => R,
  method: 'retrograde',
})
