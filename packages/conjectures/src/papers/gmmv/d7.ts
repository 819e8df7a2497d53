import { boxCount, dominates, formatPosition, sortedBox, strictlyDominates } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

type Relation = (x: readonly number[], y: readonly number[]) => boolean

/** x ≽ y and x ≻ y in executable form. */
interface Order {
  readonly atLeast: Relation
  readonly above: Relation
}

/** The order of positions. */
export const gmmvD7: Claim = defineClaim<{ n: number }, BoxDomain, Order>({
  id: 'GMMV-D7',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1.2`,
  paperStatus: 'asserted',
  title: 'x ≽ y iff x*_i ≥ y*_i for all i, x* sorted',
  statement: String.raw`$x^*$ is $x$ sorted ascending. $x\succeq y$ iff $x^*_i\ge y^*_i$ for all $i$; $x\succ y$ iff $x\succeq y$ and $x^*\ne y^*$.`,
  conventions: ['on sorted vectors this is the componentwise order'],
  decides:
    'for every pair of sorted positions of the box, whether x ≽ y exactly if the piles of y can be matched with piles of x that are not smaller, in some order; and that ≻ is ≽ without equality',
  complexity: 'C(max+n,n)² pairs times n!',
  parameters: [{ ...piles(1, 1, 4), allowed: () => [1, 6] }],
  defaultDomain: ({ n }) => boxNear(n, 200),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true) ** 2n, memory: 0n }),
  printed: { atLeast: dominates, above: strictlyDominates },
  judge: ({ atLeast, above }, { id, parameters, domain }) => {
    const all: number[][] = []
    sortedBox(parameters.n, domain.max).forEach((x) => all.push([...x]))
    const found = instanceTally(streamHeader(id, parameters, domain))
    for (const x of all) {
      for (const y of all) {
        const isMatched = canMatch(x, y)
        const isAbove = isMatched && x.join() !== y.join()
        const holds = atLeast(x, y) === isMatched && above(x, y) === isAbove
        found.test(holds, (isMatched ? 2 : 0) + (isAbove ? 1 : 0), () => ({
          witness: { x, y },
          expected: `at least: ${atLeast(x, y)}, above: ${above(x, y)}`,
          actual: `at least: ${isMatched}, above: ${isAbove}`,
          explain: `the piles of ${formatPosition(y)} ${isMatched ? 'can' : 'cannot'} be matched with piles of ${formatPosition(x)} that are not smaller`,
        }))
      }
    }
    return found.result('definition')
  },
})

/** True if some order of the piles of y is nowhere above x. */
function canMatch(x: readonly number[], y: readonly number[]): boolean {
  if (y.length === 0) return true
  const [pile, ...rest] = y
  return x.some((room, i) => room >= pile! && canMatch(x.toSpliced(i, 1), rest))
}
