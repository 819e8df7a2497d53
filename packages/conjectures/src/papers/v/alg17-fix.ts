import { algorithm17Step, certifiesLower, exactArithmetic17, type Point } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { BoxDomain, UpToDomain } from '../../claim/verdict.ts'
import { runAlgorithm17 } from './5-complete-algorithm/algorithm-of-section-17.ts'
import {
  ALGORITHM_17_PARTS,
  type Algorithm17Run,
  judgeAlgorithm17,
} from '../../judge/shapes/v/algorithm-17-claim.ts'
import { samplePositions } from '../../facts/wythoff/sample-positions.ts'
import { box, choice, judgeList, upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The corrected algorithm on numbers and on bigints. */
interface CorrectedAlgorithm {
  readonly run: Algorithm17Run
  readonly targets: (point: Point<bigint>) => readonly Point<bigint>[]
}

const corrected = runAlgorithm17({
  layout: 'corrected',
  rounds: 'corrected',
  arithmetic: 'exact',
})
const exact = exactArithmetic17('corrected')

/** The complete algorithm with what makes it right. */
export const vAlg17Fix: Claim = vClaim<
  { part: string },
  BoxDomain | UpToDomain,
  CorrectedAlgorithm
>({
  id: 'V-Alg17-fix',
  kind: 'algorithm',
  source: 'section 17, corrected by nimlab',
  paperStatus: 'asserted',
  title: 'with t = ⌈log10 L⌉, r = max(0, ⌈log2(t/2)⌉) and the layout r2 the algorithm is right',
  statement: String.raw`As V-Alg17 with these changes: at $(0,0)$ the game is over and the player who has just moved has won; $t:=\lceil\log_{10}L\rceil$, $r:=\max(0,\lceil\log_2(t/2)\rceil)$; "if $L>3$ …" belongs inside "if $S=a_m$", and there for $L\le3$ $c:=1$; "else if $S>a_m$" belongs to "if $S=a_m$".`,
  conventions: [
    'part huge: positions of up to max decimal digits, chosen by a fixed sequence; a third of them at winning points or next to them; winning points are recognised by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²',
  ],
  decides:
    'as V-Alg17, for every position of the box (winning points found by the pass over the plane), and for a sample of huge positions',
  complexity: 'O(max²)',
  parameters: [choice('part', 'positions', ...ALGORITHM_17_PARTS, 'huge')],
  defaultDomain: ({ part }) => (part === 'huge' ? upTo('decimal digits', 60)() : box(1000)()),
  quick: { max: 60 },
  printed: {
    run: Object.assign(
      (S: number, L: number): ReturnType<Algorithm17Run> =>
        L === 0 ? { action: 'none', targets: [] } : corrected(S, L),
      { at: corrected.at! },
    ),
    targets: (point) => algorithm17Step(point, 'corrected', exact).targets,
  },
  judge: ({ run, targets }, asked) => {
    const { domain } = asked
    if (domain.kind === 'box') return judgeAlgorithm17(run, { ...asked, domain })
    return judgeList(asked, 'certificate', (test) => {
      for (const [S, L] of samplePositions(domain.max)) {
        if (isWinning(S, L)) continue
        const found = targets([S, L])
        const isRight = found.length === 1 && isWinningMove([S, L], found[0]!)
        test(isRight, found.length, () => ({
          witness: { S: String(S), L: String(L) },
          expected: 'a legal move to a winning point',
          actual: found.map((target) => target.join()).join(' or '),
          explain: `at (${S},${L}) the algorithm moves to ${found.map((target) => target.join()).join(' or ')}`,
        }))
      }
    })
  },
})

function isWinning(S: bigint, L: bigint): boolean {
  return S === L ? S === 0n : certifiesLower(L - S, S)
}

function isWinningMove([S, L]: Point<bigint>, [x, y]: Point<bigint>): boolean {
  const isLegal = [
    [S - x, L - y],
    [S - y, L - x],
  ].some(([s, l]) => s! >= 0n && l! >= 0n && s! + l! > 0n && (s === 0n || l === 0n || s === l))
  return isLegal && (x <= y ? isWinning(x, y) : isWinning(y, x))
}
