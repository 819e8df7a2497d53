import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { fixed, judgeList, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** A position and all winning moves from it. */
interface WinningMoves {
  readonly position: readonly [number, number]
  readonly targets: readonly (readonly [number, number])[]
}

/** The two winning moves from (7,9). */
export const vP3Ex: Claim = vClaim<Record<string, never>, FixedDomain, WinningMoves>({
  id: 'V-P3.ex',
  kind: 'example',
  source: 'example to Property 3',
  paperStatus: 'asserted',
  title: 'from (7,9) there are two winning moves: to (4,7) and to (3,5)',
  statement: String.raw`From $(7,9)$ there are two winning moves for Cora: to $(4,7)$ and to $(3,5)$.`,
  conventions: [],
  decides: 'for every option of (7,9), whether it is a winning point exactly if it is listed',
  complexity: 'O(1)',
  parameters: [],
  instances: 22,
  defaultDomain: fixed,
  printed: {
    position: [7, 9],
    targets: [
      [4, 7],
      [3, 5],
    ],
  },
  judge: ({ position, targets }, asked) =>
    judgeList(asked, 'definition', (test) => {
      const plane = wythoffPlaneByDefinition(position[1])
      const listed = targets.map(formatPosition)
      const moves = options(WYTHOFF, position)
      for (const move of moves) {
        const isListed = listed.includes(formatPosition(move))
        const isP = plane.isP(move[0]!, move[1]!)
        test(isListed === isP, isP ? 1 : 0, () => ({
          position: [...move],
          expected: isListed ? 'P' : 'N',
          actual: isP ? 'P' : 'N',
          explain: `the move from ${formatPosition(position)} to ${formatPosition(move)} is ${isP ? '' : 'not '}winning`,
        }))
      }
      const known = moves.map(formatPosition)
      for (const target of listed) {
        test(known.includes(target), 1, () => ({
          witness: { target },
          expected: 'an option',
          actual: 'none',
          explain: `${target} cannot be reached from ${formatPosition(position)}`,
        }))
      }
    }),
})
