import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { choice, fixed, judgeList, vClaim } from './v-claim.ts'

/** What is said of the moves from (2,2). */
export interface ForcedMoves {
  readonly point: readonly [number, number]
  readonly moves: readonly (readonly [number, number])[]
  readonly answer: readonly [number, number]
}

/** A claim that Hugo is forced to reach (0,0) from a point of Attrition. */
export function forcedMovesClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  printed: ForcedMoves,
): Claim {
  return vClaim<{ part: string }, FixedDomain, ForcedMoves>({
    ...claim,
    kind: 'proposition',
    paperStatus: 'asserted',
    conventions: [
      'part moves: the list is the list of all options; part answers: after each listed move but (0,0), which has lost already, Cora can move to (0,1); part forced: Hugo loses from the point',
    ],
    decides: 'the options by the rules, and the outcome by the definition of misère play',
    complexity: 'O(1)',
    parameters: [choice('part', 'part of the statement', 'moves', 'answers', 'forced')],
    instances: 4,
    defaultDomain: fixed,
    printed,
    judge: ({ point, moves, answer }, asked) =>
      judgeList(asked, 'rules', (test) => {
        const { part } = asked.parameters
        const found = options(WYTHOFF, point).map(formatPosition)
        const listed = moves.map(formatPosition)
        if (part === 'forced') {
          const isP = wythoffPlaneByDefinition(point[1], 'misere').isP(point[0], point[1])
          test(isP, isP ? 1 : 0, () => ({
            position: [...point],
            expected: 'P',
            actual: 'N',
            explain: `in misère play (${point.join()}) is N`,
          }))
          return
        }
        if (part === 'moves') {
          for (const move of [...found, ...listed]) {
            const inBoth = found.includes(move) && listed.includes(move)
            test(inBoth, 1, () => ({
              witness: { point, move },
              expected: listed.includes(move) ? 'listed' : 'not listed',
              actual: found.includes(move) ? 'an option' : 'no option',
              explain: `(${move}) is ${found.includes(move) ? '' : 'not '}an option of (${point.join()}) and is ${listed.includes(move) ? '' : 'not '}listed`,
            }))
          }
          return
        }
        for (const move of moves) {
          if (move[1] === 0) continue
          const answers = options(WYTHOFF, move).map(formatPosition)
          test(answers.includes(formatPosition(answer)), answers.length, () => ({
            position: [...move],
            expected: formatPosition(answer),
            actual: answers.join(' '),
            explain: `from (${move.join()}) Cora cannot move to (${answer.join()})`,
          }))
        }
      }),
  })
}
