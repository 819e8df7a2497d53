import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { inOrder, moveTypes } from '../../../facts/wythoff/legal-move.ts'
import { fixed, judgeList, vClaim } from './v-claim.ts'

/** The numbers of a printed example of a move. */
export interface ExampleMove {
  readonly position: readonly [number, number]
  readonly m: number
  readonly am: number
  readonly bm?: number
  /** The printed index of S. */
  readonly index?: { readonly sequence: 'a' | 'b'; readonly n: number }
  /** The point Cora's move leads to. */
  readonly target: readonly [number, number]
}

/** A claim that an example's numbers and its move are right. */
export function exampleMoveClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  printed: ExampleMove,
): Claim {
  return vClaim<Record<string, never>, FixedDomain, ExampleMove>({
    ...claim,
    kind: 'example',
    paperStatus: 'asserted',
    conventions: [],
    decides:
      'every printed number recomputed from the winning points by the definition; legality of the move; whether the point reached is a winning point',
    complexity: 'O(1)',
    parameters: [],
    instances: 6,
    defaultDomain: fixed,
    printed,
    judge: ({ position, m, am, bm, index, target }, asked) =>
      judgeList(asked, 'definition', (test) => {
        const [S, L] = position
        const { a, b } = firstWinningPoints(L)
        const compare = (name: string, wanted: number | string, found: number | string): void =>
          test(wanted === found, 1, () => ({
            witness: { position, entry: name, printed: wanted },
            expected: wanted,
            actual: found,
            explain: `at (${position.join()}) the example prints ${name} ${wanted}; it is ${found}`,
          }))
        compare('m =', m, L - S)
        compare('a_m =', am, a[L - S]!)
        if (bm !== undefined) compare('b_m =', bm, b[L - S]!)
        if (index !== undefined) {
          const { sequence, n } = index
          compare(`${sequence}_${n} =`, S, (sequence === 'a' ? a : b)[n]!)
        }
        const to = inOrder(target[0], target[1])
        compare(
          `the move to ${to.join()}`,
          'legal',
          moveTypes(position, to).length > 0 ? 'legal' : 'illegal',
        )
        const isP = wythoffPlaneByDefinition(L).isP(to[0], to[1])
        compare(`the point ${to.join()}`, 'winning', isP ? 'winning' : 'losing')
      }),
  })
}
