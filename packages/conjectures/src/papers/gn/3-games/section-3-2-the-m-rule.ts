import { keptPilesByText } from '@nim/core/exact-slow/definitions'
import { finishTime, keptByMRule } from '@nim/core/gm'
import { keeping, pivotOf } from '@nim/core/gm/definitions'
import { exactSlowNim } from '@nim/core/rules'
import { isPTypeByTheorem33, outcomeByTheorem33 } from '@nim/core/setnim'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import type { Claim, Fact, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { boxNear, outcome, piles, positions, remoteness } from '../../../judge/index.ts'

const theorem = {
  kind: 'theorem',
  at: 'section 3.2 (theorem of arXiv:2304.06498)',
  paperStatus: 'quoted',
} as const

const remark = { kind: 'remark', at: 'section 3.2', paperStatus: 'asserted' } as const

/** The size of the pile that the M-rule keeps, according to its text. */
const keptSize = (x: readonly number[]): number => x[keptPilesByText(x)[0]!]!

export const gn32rule: Claim = positions({
  id: 'GN-3.2.rule',
  kind: 'definition',
  at: 'section 3.2',
  paperStatus: 'quoted',
  title: 'M-rule: if all piles are odd keep a largest one, otherwise keep a smallest even one',
  statement: String.raw`M-rule for $NIM(n,n-1)$: (o) if all piles are odd, keep a largest one and reduce all others; (e) if there are even piles, keep a smallest even one and reduce all others.`,
  conventions: ['the check also tests that the move is legal unless the position is terminal'],
  games: kPlusOne(2, 5, 5000),
  facts: {},
  digest: ({ x }) => keptSize(x),
  printed: ({ x }) => {
    const kept = keptByMRule(x)
    const isLegal = x[1] === 0 || x.every((pile, i) => pile > 0 || i + 1 === kept)
    return x[kept - 1] === keptSize(x) && isLegal
  },
  // The mutation keeps a largest even pile.
  wrong: ({ x }) => x[keptByMRule(x) - 1] === (x.findLast((pile) => pile % 2 === 0) ?? x.at(-1)),
})

export const gn32a: Claim = positions({
  id: 'GN-3.2.a',
  ...remark,
  title: 'with at least one even entry the M-rule is the GM-rule for l = 2',
  statement: String.raw`On non-negative positions with at least one even entry the M-rule coincides with the GM-rule for $l=2$.`,
  conventions: [
    'among equal piles, the rule keeps the last one; up to permutation this makes no difference',
  ],
  games: {
    parameters: [piles(1, 1, 5)],
    ruleset: ({ n }: { n: number }) => exactSlowNim(n, Math.max(1, n - 1)),
    defaultDomain: ({ n }) => boxNear(n, 5000),
  },
  facts: {},
  digest: ({ x }) => pivotOf(x, 2),
  printed: ({ x }) => (pivotOf(x, 2) === 0 ? null : keptByMRule(x) === pivotOf(x, 2)),
  // The mutation keeps the first of the smallest even piles.
  wrongAt: { case: { n: 3 } },
  wrong: ({ x }) => keptByMRule(x) === x.findIndex((pile) => pile % 2 === 0) + 1,
})

/** T(x,2,2). */
const finishOfTwo: Fact = {
  says: 'T(x,2,2), the least j with two entries of x^j at most 0 for l = 2, by the finish-line algorithm',
  source: 'GN-2.7',
  of: () => (x) => finishTime(x, 2, 2)!,
}

export const gn32: Claim = positions({
  id: 'GN-3.2',
  ...theorem,
  title: 'if both follow the M-rule, the number of moves T(x,2,2) is the remoteness R(x)',
  statement: String.raw`In $NIM(n,n-1)$, if both players follow the M-rule from $x\ge 0$, the number of moves to a terminal position, $T(x,2,2)$, equals $R(x)$.`,
  conventions: [
    'normal play; the play by the M-rule (GN-3.2.rule) move by move, and T(x,2,2) of GN-2.7',
  ],
  games: kPlusOne(2, 6, 20_000),
  quick: { max: 7 },
  facts: { R: remoteness, M: mPlayLength, T: finishOfTwo },
  digest: 'R',
  printed: ({ R, M, T }) => M === R && T === R,
  // The mutation also states that R(x) is never 2.
  wrongAt: { case: { n: 3 }, max: 5 },
  wrong: ({ R, M }) => M === R && R !== 2,
})

const remotenessAfterKeeping: Fact<(kept: number) => number | null> = {
  says: 'the remoteness after pile i (1-based) is kept and all others lose a stone; null if that is no move',
  source: 'GN-3.2.b',
  of: ({ box, values }) => {
    const known = values('remoteness')
    return (x) => (kept) => {
      const next = keeping(x, kept).sort((a, b) => a - b)
      return next[0]! < 0 ? null : known[box.rank(next)]!
    }
  },
  needs: [remoteness],
}

export const gn32b: Claim = positions({
  id: 'GN-3.2.b',
  ...theorem,
  title: 'R is even iff x is P; the M-rule wins as fast and resists as long as possible',
  statement: String.raw`In $NIM(n,n-1)$, $R(x)$ is even iff $x$ is a P-position. The M-rule wins as fast as possible from N-positions and resists as long as possible from P-positions.`,
  conventions: ['normal play; optimal means R(x) = 1 + R(x′) for the position x′ it leads to'],
  games: kPlusOne(2, 6, 40_000),
  facts: { R: remoteness, o: outcome, afterKeeping: remotenessAfterKeeping },
  digest: 'R',
  printed: ({ x, R, o, afterKeeping }) => {
    if (x[1] === 0) return null
    const after = afterKeeping(keptByMRule(x))
    return R % 2 === o && after !== null && R === 1 + after
  },
  // In the mutation, a largest even pile is kept.
  wrongAt: { case: { n: 3 } },
  wrong: ({ x, R, afterKeeping }) => {
    const even = x.findLastIndex((pile) => pile % 2 === 0)
    return R - 1 === afterKeeping(even < 0 ? x.length : even + 1)
  },
})

const outcomes = { o: outcome }

const formula: PositionsClaim<{ readonly n: number }, typeof outcomes> = {
  id: 'GN-3.2.d',
  ...remark,
  title: 'explicit formulas for the P-positions of NIM(n,n−1) are known for n ≤ 4',
  statement: String.raw`Explicit formulas for the P-positions of $NIM(n,n-1)$ are known only for $n\le 4$. Tested: an explicit formula gives the P-positions for $n=2,3,4$.`,
  conventions: [
    'the limit n ≤ 4 is reconstructed; no check can test that nothing is known for larger n, see GN-O3',
    'the formula is that of Dufour and Heubach (DH-T3.3)',
  ],
  games: kPlusOne(2, 4, 20_000),
  facts: outcomes,
  digest: 'o',
  printed: ({ x, o }) => (o === 0) === (outcomeByTheorem33(x) === 'P'),
  wrongAt: { case: { n: 3 } },
  wrong: withoutReduction,
}

/**
 * The formula of the theorem, applied to the type of the position itself instead of the type of its
 * reduction.
 */
function withoutReduction({ x, o }: StatementInput<typeof outcomes>): boolean {
  const sum = x.reduce((a, b) => a + b, 0)
  const odd = x.filter((pile) => pile % 2 === 1).length
  return (o === 0) === isPTypeByTheorem33(x.length, { o: odd, r: sum % (2 * (x.length - 1)) })
}

export const gn32d: Claim = positions(formula)

export const gnO3: Claim = positions({
  ...formula,
  id: 'GN-O3',
  kind: 'question',
  at: 'section 4',
  paperStatus: 'open',
  title: 'explicit formulas for the P-positions of NIM(n,n−1), n ≥ 5',
  statement: String.raw`Find explicit formulas for the P-positions of $NIM(n,n-1)$ for $n\ge 5$.`,
  decided:
    'Does the formula of DH-T3.3 describe these P-positions? This formula uses the number of odd piles and |x| mod 2(n−1) of the reduced position.',
  rest: {
    nothing: 'the formula of DH-T3.3 is explicit, and its proof covers every n',
    by: ['DH-T3.3'],
  },
  provedBy: () => ['DH-T3.3'],
  conventions: ['the answer comes from another paper, by Dufour and Heubach, arXiv:2404.06608'],
  games: kPlusOne(5, 8, 20_000),
  wrongAt: { case: { n: 5 } },
  wrong: withoutReduction,
})
