import { criticalByTheorem1, mMove, remoteness as R } from '@nim/core/exact-slow'
import { formatPosition, options } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { criticalByM } from '../../../facts/exact-slow/critical.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import type { Fact } from '../../../facts/fact.ts'
import { outcome, remoteness } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { outcomeLetter } from '../../../judge/local-evidence.ts'

interface Option {
  readonly to: readonly number[]
  readonly isP: boolean
}

const optionsOf: Fact<readonly Option[]> = {
  says: 'the options with their outcomes by exhaustive solution',
  source: 'GMMV-D1',
  of: ({ ruleset, box, values }) => {
    const outcomes = values('outcome')
    return (x) => options(ruleset, x).map((to) => ({ to, isP: outcomes[box.rank(to)] === 0 }))
  },
  needs: [outcome],
}

/** How the theorems are used. */
export const gmmvS17: Claim = positions({
  id: 'GMMV-S1.7',
  kind: 'remark',
  at: 'section 1.7',
  paperStatus: 'asserted',
  title: 'P iff m = M = R is even; the M-rule suffices to play; one description for all k subgames',
  statement: String.raw`In $NIM(k+1,k)$: (a) $x$ is P iff $m(x)=\mathcal M(x)=R(x)$ is even, which gives a polynomial algorithm to recognise P-positions and to find a move from N to P. (b) To play, the algorithm is not needed: from every N-position the M-move leads to P. (c) The $m$-critical positions, unlike the P-positions, are defined by the same formulas for all $k$ subgames $|x|\equiv r\pmod k$.`,
  conventions: [
    '(c) is checked as Theorem 1 in each subgame; data: critical positions of the box by |x| mod k',
  ],
  decides:
    '(a), (b): every position of the box, against solved outcomes; (c): every position, against criticality by definition',
  complexity: 'C(max+n,n) positions times n',
  games: kPlusOne(2, 6, 10_000),
  quick: { ranges: { n: [2, 3] }, max: 12 },
  facts: {
    m: level,
    M: mPlayLength,
    R: remoteness,
    critical: criticalByM,
    options: optionsOf,
    outcome,
  },
  digest: ({ outcome: N }) => N,
  printed: {
    a: {
      says: 'P iff m = M = R is even',
      holds: ({ m, M, R: r, outcome: N }) => (m === M && M === r && r % 2 === 0) === (N === 0),
    },
    'a-move': {
      says: 'some option has even R by the polynomial algorithm, and it is P',
      holds: ({ options: moves, outcome: N }) =>
        N === 0 ? null : moves.find(({ to }) => R(to) % 2 === 0)?.isP === true,
    },
    b: {
      says: 'the M-move from N leads to P',
      holds: ({ x, options: moves, outcome: N }) => {
        if (N === 0) return null
        const next = formatPosition(mMove(x))
        return moves.find(({ to }) => formatPosition(to) === next)?.isP === true
      },
    },
    c: {
      says: 'x is m-critical iff (A) or (B)',
      holds: ({ x, critical }) => {
        const listed = criticalByTheorem1(x)
        return critical < 0
          ? listed.length === 0
          : listed.length > 0 && listed.every(({ m }) => m === critical)
      },
    },
  },
  // P iff M is even, and x is not of level 2
  wrong: {
    case: { n: 3, part: 'a' },
    max: 4,
    holds: ({ m, M, outcome: N }) => (M % 2 === 0 && m !== 2) === (outcomeLetter(N) === 'P'),
  },
  method: 'retrograde',
  counts: ({ n, part }: { readonly n: number; readonly part?: string }) => {
    const counts = new Array<number>(part === 'c' ? n - 1 : 0).fill(0)
    return {
      see({ x, critical }) {
        if (part === 'c' && critical >= 0) counts[x.reduce((a, b) => a + b, 0) % (n - 1)]!++
      },
      result: () => Object.fromEntries(counts.map((count, r) => [`r${r}`, count])),
    }
  },
})
