import { formatPosition } from '@nim/core/rules'
import {
  ALGORITHM_17_LAYOUTS,
  ALGORITHM_17_ROUNDS,
  algorithm17Step,
  exactArithmetic17,
  wythoffOutcome,
} from '@nim/core/wythoff'
import { algorithm17Pass } from '../../../facts/wythoff/algorithm-17-pass.ts'
import { hugePositions } from '../../../facts/wythoff/huge-positions.ts'
import { inOrder, floorEulerLine } from '@nim/core/wythoff/definitions'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { reachesByMove, winning, winningAt } from '../../../facts/wythoff/winning.ts'
import type { ByCaseClaim, Claim, StatementInput } from '../../../judge/index.ts'
import { byCase, choice, instances, positions, positionsClaim, upTo } from '../../../judge/index.ts'

const FACTS = { ...POINT, winning, winningAt, reaches: reachesByMove, pass: algorithm17Pass }
type Passed = StatementInput<typeof FACTS>
const END = 'Cora is named the winner, but the player who has just moved, Hugo, has won'

/** Describes the errors of a pass in words. */
function faultsOf({ L, winning, winningAt, reaches, pass: { action, targets } }: Passed): string[] {
  if (L === 0 && action === 'end') return [END]
  const faults = targets.flatMap(([x, y]) => {
    const to = formatPosition(inOrder(x, y))
    if (!reaches(x, y)) return [`the move to ${to} is illegal`]
    return winning === 1 || winningAt(x, y) ? [] : [`${to} is no winning point`]
  })
  if (targets.length === 0 && L > 0) faults.push('no step is prescribed')
  if (action === 'no-value') faults.push('r or x_r has no value')
  return faults
}

/** True if a pass gives a correct result at a point to which a part applies. */
function isRight(part: unknown, told: Passed): boolean | null {
  const own = told.L === 0 ? 'end' : told.winning === 1 ? 'winning' : 'losing'
  return part === own ? faultsOf(told).length === 0 : null
}

/** The mutation requires only `at1` at losing points with S = 1. */
const isRightBut = (told: Passed, at1: boolean): boolean | null =>
  told.S === 1 && told.winning === 0 ? at1 : isRight('losing', told)

const PARAMETERS = [
  choice('part', 'positions', ['losing', 'winning', 'end']),
  choice('layout', 'the "if" that the "else" belongs to', ALGORITHM_17_LAYOUTS),
  choice('rounds', 'value of r', ALGORITHM_17_ROUNDS),
  choice('arithmetic', 'how x_r is held', ['exact', 'floating']),
]

const printed = positionsClaim({
  id: 'V-Alg17',
  kind: 'algorithm',
  at: 'section 17',
  title: 'the complete algorithm moves legally, from every losing point to a winning point',
  statement: String.raw`V: $m:=L-S$; if $m=0$ then $z:=S$ is taken from both (end: Cora wins); else $t:=\lceil\log_{10}m\rceil$, $r:=\lceil\log_2(t/3)\rceil$, $G:=x_r$ from $x_0:=1.618$, $a_m:=\lfloor Gm\rfloor$; if $S=a_m$ the game is in the winning state for Hugo; if $L>3$ then $c:=1$ or $2$ by chance, $L:=L-c$, goto V; else if $S>a_m$ then $z:=S-a_m$ is taken from both, goto V; else $k:=\lceil S/G\rceil$ (50), if $\lfloor kG\rfloor=S$ then $L:=L-(m-k)$ (51), else $i:=\lceil S/(G+1)\rceil$, $a_i:=\lfloor Gi\rfloor$, $(S,L):=(a_i,S)$, goto V.`,
  conventions: [
    'layout: the "else" before "if S > a_m" belongs to "if L > 3" (r1), or to "if S = a_m", with "if L > 3 …" inside it (r2)',
    'rounds: t and r literally (literal), or r := max(0, r) (max0); read literally, r can be negative or have no value, and then x_r does not exist',
    'arithmetic: x_r as an exact fraction (exact), or floating point throughout (floating)',
    'the algorithm enters label V after each move of Hugo; the check tries both values of c; the point (0,0) is part end',
  ],
  games: onPlane(650, PARAMETERS),
  principal: {
    cases: { layout: ['r2'], rounds: ['max0'], arithmetic: ['exact'] },
    because:
      'in r1, Cora makes a random move from every losing point with L > 3, which contradicts the purpose of the algorithm. Table 2 has r = 0 for n at which the formula for r is negative. The paper does not round x_r',
  },
  edge: {
    says: '(0,0), where the game is over, and (1,2), where nothing is prescribed',
    is: ({ S, L }) => L === 0 || (S === 1 && L === 2),
  },
  flaw: { class: 'algorithm', cause: 'V-T4' },
  quick: { ranges: { rounds: ['max0'], arithmetic: ['exact'] }, max: 610 },
  facts: FACTS,
  digest: ({ pass }) => pass.targets.length,
  method: 'pass',
  printed: (told, { part }) => isRight(part, told),
  // The mutation takes one stone from L if S = 1. The printed statement holds up to max = 608.
  wrongAt: { case: { part: 'losing', layout: 'r2', rounds: 'max0', arithmetic: 'exact' }, max: 20 },
  wrong: (told) => isRightBut(told, told.winningAt(1, told.L - 1)),
  evidence: (told) => ({
    expected: told.winning === 1 ? 'a legal step' : 'a legal move to a winning point',
    actual: told.pass.action,
    explain: `at (${told.S},${told.L}), m = ${told.m}, the pass ends with ${told.pass.action}: ${faultsOf(told).join('; ')}`,
  }),
})

export const vAlg17: Claim = positions(printed)

const card: Omit<ByCaseClaim, 'claimOf' | 'wrong'> = {
  id: 'V-Alg17-fix',
  kind: 'algorithm',
  at: 'section 17, corrected by nimlab',
  by: 'nimlab',
  title: 'with t = ⌈log10 L⌉, r = max(0, ⌈log2(t/2)⌉) and the layout r2 the algorithm is right',
  statement: String.raw`As V-Alg17 with these changes: at $(0,0)$ the game is over and the player who has just moved has won; $t:=\lceil\log_{10}L\rceil$, $r:=\max(0,\lceil\log_2(t/2)\rceil)$; "if $L>3$ …" belongs inside "if $S=a_m$", and there for $L\le3$ $c:=1$; "else if $S>a_m$" belongs to "if $S=a_m$".`,
  conventions: [
    'part huge: positions of up to max decimal digits from a fixed sequence, a third of them at winning points or next to them; the certificate for a winning point is a² − an − n² < 0 < (a+1)² − (a+1)n − n²',
  ],
  parameters: [choice('part', 'positions', ['losing', 'winning', 'end', 'huge'])],
  quick: { max: 60 },
}
const onBox = positions({
  ...printed,
  ...card,
  games: onPlane(1000),
  // The mutation leaves the position unchanged if S = 1, which is not a move.
  wrongAt: { max: 20 },
  wrong: (told) => isRightBut(told, told.reaches(1, told.L)),
})
const exact = exactArithmetic17('corrected')
const onHuge = instances({
  ...card,
  domain: upTo('decimal digits', 60),
  *instances({ domain }) {
    for (const x of hugePositions(domain.max)) {
      if (!x.isP) yield { ...x, ...algorithm17Step([x.S, x.L], 'corrected', exact) }
    }
  },
  digest: ({ targets }) => targets.length,
  method: 'certificate',
  printed: ({ targets, reaches }) => targets.length === 1 && reaches(...targets[0]!),
})

export const vAlg17Fix: Claim = byCase({
  ...card,
  claimOf: ({ part }) => (part === 'huge' ? onHuge : onBox),
  wrongAt: onBox.wrongAt,
  wrong: onBox.wrong,
})

export const v19: Claim = positions({
  id: 'V-19',
  kind: 'algorithm',
  at: 'section 19',
  title: 'Hugo decides within a short time who begins',
  statement: String.raw`Hugo decides within a short time who begins.`,
  conventions: [
    'the check tests that one evaluation of (5) decides correctly: the first player wins iff S ≠ ⌊(L−S)φ⌋',
  ],
  unsettled: {
    where: 'holds',
    because:
      'the paper gives no bound for "a short time". The check shows only that one evaluation of (5) determines the winner',
  },
  games: onPlane(600),
  quick: { max: 150 },
  facts: { ...POINT, winning },
  digest: 'winning',
  method: 'pass',
  printed: ({ S, L, winning: isP }) =>
    S >= 1 && S < L ? (wythoffOutcome([S, L]) === 'P') === (isP === 1) : null,
  // The mutation is false because the first player loses from winning points.
  wrong: ({ S, L, winning: isP }) => (S >= 1 && S < L ? isP === 0 : null),
})

const LARGEST_START = 3000

function isProperPart(some: readonly number[], all: readonly number[]): boolean {
  const known = new Set(all)
  return some.every((start) => known.has(start)) && some.length < all.length
}

export const vQ: Claim = instances({
  id: 'V-Q',
  kind: 'algorithm',
  at: 'section 19',
  title: 'Q := 2Q on every further run',
  statement: String.raw`$Q:=2Q$ on every further run.`,
  conventions: [
    'the check tests that the step raises the level: the starts of (49) for the next Q are a proper subset of the earlier ones',
  ],
  unsettled: {
    where: 'holds',
    because:
      'a step of a procedure makes no claim that could be false. The check shows only that the step raises the level',
  },
  decides: `for every Q up to max: each S_0 ≤ ${LARGEST_START} allowed by (e−1)S_0 ≥ 2Q is allowed by Q, and the least one is larger; e enclosed by rationals`,
  domain: upTo('Q', 60),
  quick: { max: 15 },
  *instances({ domain }) {
    const line = Array.from({ length: LARGEST_START }, (_, at) => floorEulerLine(at + 1))
    const startsOf = (level: number): readonly number[] =>
      line.flatMap((floor, at) => (floor >= level ? [at + 1] : []))
    for (let Q = 1; Q <= domain.max; Q++) yield { Q, startsOf }
  },
  digest: ({ Q, startsOf }) => startsOf(2 * Q).length,
  method: 'exact comparison',
  printed: ({ Q, startsOf }) => isProperPart(startsOf(2 * Q), startsOf(Q)),
  // The mutation is false because Q must grow.
  wrong: ({ Q, startsOf }) => isProperPart(startsOf(Q % 3 === 0 ? Q : 2 * Q), startsOf(Q)),
})
