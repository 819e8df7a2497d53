import { formatPosition } from '@nim/core/rules'
import {
  ALGORITHM_17_LAYOUTS,
  ALGORITHM_17_ROUNDS,
  type Algorithm17Step,
  algorithm17Step,
  exactArithmetic17,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { Fact, Told } from '../../../facts/fact.ts'
import { correctedPass, printedPass } from '../../../facts/wythoff/algorithm-17-pass.ts'
import { isHugeWinningMove, isHugeWinningPoint } from '../../../facts/wythoff/huge-points.ts'
import { inOrder } from '../../../facts/wythoff/legal-move.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { samplePositions } from '../../../facts/wythoff/sample-positions.ts'
import { reachesByMove, winning, winningAt } from '../../../facts/wythoff/winning.ts'
import { byCase } from '../../../judge/by-case.ts'
import { instances } from '../../../judge/instances.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

type PassFacts = Readonly<Record<'S' | 'L' | 'm' | 'winning', Fact>> & {
  readonly winningAt: typeof winningAt
  readonly reaches: typeof reachesByMove
  readonly pass: Fact<Algorithm17Step<number>>
}
type PassClaim = PositionsClaim<CaseParameters & { readonly part: string }, PassFacts>

const PARTS = ['losing', 'winning', 'end']

/** Whether a case speaks of a point. */
function isIn(part: string, { L, winning: isP }: Told<PassFacts>): boolean {
  return part === (L === 0 ? 'end' : isP === 1 ? 'winning' : 'losing')
}

/** What is wrong with a pass, in words. */
function faultsOf({
  L,
  winning: isP,
  winningAt: isWinning,
  reaches,
  pass,
}: Told<PassFacts>): string[] {
  const { action, targets } = pass
  if (L === 0 && action === 'end') {
    return ['Cora is named the winner, but the player who has just moved, Hugo, has won']
  }
  const faults: string[] = []
  for (const [x, y] of targets) {
    const isLegal = reaches(x, y)
    if (isLegal && (isP === 1 || isWinning(x, y))) continue
    const to = formatPosition(inOrder(x, y))
    faults.push(isLegal ? `${to} is no winning point` : `the move to ${to} is illegal`)
  }
  if (targets.length === 0 && L > 0) faults.push('no step is prescribed')
  if (action === 'no-value') faults.push('r or x_r has no value')
  return faults
}

/** What both forms of the algorithm have in common. */
const PASS: Pick<PassClaim, 'kind' | 'paperStatus' | 'digest' | 'method' | 'printed' | 'evidence'> =
  {
    kind: 'algorithm',
    paperStatus: 'asserted',
    digest: ({ pass }) => pass.targets.length,
    method: 'pass',
    printed: (told, { part }) => (isIn(part, told) ? faultsOf(told).length === 0 : null),
    evidence: (told) => {
      const { S, L, m, winning: isP, pass } = told
      return {
        expected: isP === 1 ? 'a legal step' : 'a legal move to a winning point',
        actual: pass.action,
        explain: `at (${S},${L}), m = ${m}, the pass ends with ${pass.action}: ${faultsOf(told).join('; ')}`,
      }
    },
  }

const FACTS = { ...POINT, winning, winningAt, reaches: reachesByMove }

/** The complete algorithm of section 17, as printed. */
export const vAlg17: Claim = positions({
  ...PASS,
  id: 'V-Alg17',
  at: 'section 17',
  title: 'the complete algorithm moves legally, from every losing point to a winning point',
  statement: String.raw`V: $m:=L-S$; if $m=0$ then $z:=S$ is taken from both (end: Cora wins); else $t:=\lceil\log_{10}m\rceil$, $r:=\lceil\log_2(t/3)\rceil$, $G:=x_r$ from $x_0:=1.618$, $a_m:=\lfloor Gm\rfloor$; if $S=a_m$ the game is in the winning state for Hugo; if $L>3$ then $c:=1$ or $2$ by chance, $L:=L-c$, goto V; else if $S>a_m$ then $z:=S-a_m$ is taken from both, goto V; else $k:=\lceil S/G\rceil$ (50), if $\lfloor kG\rfloor=S$ then $L:=L-(m-k)$ (51), else $i:=\lceil S/(G+1)\rceil$, $a_i:=\lfloor Gi\rfloor$, $(S,L):=(a_i,S)$, goto V.`,
  conventions: [
    'layout: the "else" before "if S > a_m" belongs to "if L > 3" (r1), or to "if S = a_m", with "if L > 3 …" inside it (r2)',
    'rounds: t and r literally, where r can be negative or without a value and then x_r does not exist (literal), or r := max(0, r) (max0)',
    'arithmetic: x_r as an exact fraction (exact), or floating point throughout (floating)',
    'label V is entered after each move of Hugo; both values of c are tried; the point (0,0) is part end',
  ],
  decides:
    'for every position of the box, whether the pass from V on prescribes a step and it is legal, and at losing points leads to a winning point',
  games: onPlane(650, [
    choice('part', 'positions', PARTS),
    choice('layout', 'the "if" that the "else" belongs to', ALGORITHM_17_LAYOUTS),
    choice('rounds', 'value of r', ALGORITHM_17_ROUNDS),
    choice('arithmetic', 'how x_r is held', ['exact', 'floating']),
  ]),
  quick: { ranges: { rounds: ['max0'], arithmetic: ['exact'] }, max: 610 },
  facts: { ...FACTS, pass: printedPass },
  wrong: {
    case: { part: 'losing', layout: 'r2', rounds: 'max0', arithmetic: 'exact' },
    max: 20,
    // where S = 1 one is taken from L; as printed the case holds up to max = 608
    holds: (told) => {
      if (!isIn('losing', told)) return null
      const { S, L, winningAt: isWinning } = told
      return S === 1 ? isWinning(S, L - 1) : faultsOf(told).length === 0
    },
  },
})

const card = {
  id: 'V-Alg17-fix',
  kind: 'algorithm',
  paperStatus: 'asserted',
  at: 'section 17, corrected by nimlab',
  title: 'with t = ⌈log10 L⌉, r = max(0, ⌈log2(t/2)⌉) and the layout r2 the algorithm is right',
  statement: String.raw`As V-Alg17 with these changes: at $(0,0)$ the game is over and the player who has just moved has won; $t:=\lceil\log_{10}L\rceil$, $r:=\max(0,\lceil\log_2(t/2)\rceil)$; "if $L>3$ …" belongs inside "if $S=a_m$", and there for $L\le3$ $c:=1$; "else if $S>a_m$" belongs to "if $S=a_m$".`,
  conventions: [
    'part huge: positions of up to max decimal digits, chosen by a fixed sequence; a third of them at winning points or next to them; winning points are recognised by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²',
  ],
  decides: 'as V-Alg17, for every position of the box, and for a sample of huge positions',
  quick: { max: 60 },
} as const
const CORRECTED_PARTS = [choice('part', 'positions', [...PARTS, 'huge'])]
const EXACT = exactArithmetic17('corrected')

const correctedInBox = positions({
  ...PASS,
  ...card,
  games: onPlane(1000, CORRECTED_PARTS),
  facts: { ...FACTS, pass: correctedPass },
  wrong: {
    case: { part: 'losing' },
    max: 20,
    // where S = 1 the position stays, which is no move
    holds: (told) => {
      if (!isIn('losing', told)) return null
      const { S, L, reaches } = told
      return S === 1 ? reaches(S, L) : faultsOf(told).length === 0
    },
  },
})

const correctedOnHuge = instances({
  ...card,
  parameters: CORRECTED_PARTS,
  domain: upTo('decimal digits', 60),
  *instances({ domain }) {
    for (const point of samplePositions(domain.max)) {
      if (!isHugeWinningPoint(point)) {
        yield { point, targets: algorithm17Step(point, 'corrected', EXACT).targets }
      }
    }
  },
  digest: ({ targets }) => targets.length,
  method: 'certificate',
  printed: ({ point, targets }) => targets.length === 1 && isHugeWinningMove(point, targets[0]!),
  witness: ({ point: [S, L] }) => ({ S: String(S), L: String(L) }),
})

/** The complete algorithm with what makes it right. */
export const vAlg17Fix: Claim = byCase({
  ...card,
  parameters: CORRECTED_PARTS,
  claimOf: ({ part }) => (part === 'huge' ? correctedOnHuge : correctedInBox),
  wrong: correctedInBox.wrong,
})
