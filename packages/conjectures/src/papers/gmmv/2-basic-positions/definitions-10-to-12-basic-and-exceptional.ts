import { basicBound, basicNumber, exceptionalNumber } from '@nim/core/exact-slow'
import { basicBoundBelow, basicLevel } from '../../../facts/exact-slow/basic.ts'
import { total } from '@nim/core/setnim/definitions'
import { levelsOfB } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, type Counting, factOf, positions, remoteness } from '../../../judge/index.ts'

/** Counts the positions for which `isKnown` returns true. */
function counting<T>(name: string, isKnown: (told: T) => boolean): () => Counting<T> {
  return () => {
    const counts = { [name]: 0 }
    const see = (told: T): void => {
      if (isKnown(told)) counts[name]!++
    }
    return { see, result: () => counts }
  }
}

export const gmmvD10: Claim = positions({
  id: 'GMMV-D10',
  kind: 'definition',
  at: 'section 2.1, (1)–(3)',
  title:
    'z is basic with b(z) = b: |z| = kb, no z_i > b, all even (b even) or exactly one even (b odd)',
  statement: String.raw`$z$ is basic with $b(z)=b$ iff $|z|=kb$; $z_i\le b$ for all $i$; if $b$ is even all $z_i$ are even, if $b$ is odd exactly one $z_i$ is even.`,
  conventions: ['k = n − 1; at most one b is possible, because |z| = kb', 'data: basic positions'],
  games: kPlusOne(3, 6, 5000),
  facts: { b: basicLevel },
  digest: ({ b }) => (b === null ? 0 : b + 1),
  printed: ({ x, b }) => basicNumber(x) === b,
  // The mutation omits the condition on the parities.
  wrong: ({ x, b }) => {
    const level = total(x) / (x.length - 1)
    return b === (Number.isInteger(level) && x.at(-1)! <= level ? level : null)
  },
  counts: counting('basicPositions', ({ b }) => b !== null),
})

export const gmmvD11: Claim = positions({
  id: 'GMMV-D11',
  kind: 'definition',
  at: 'section 2.1, (4)',
  title: 'B(x) is the largest b(z) over basic z ≼ x',
  statement: String.raw`$\mathcal B(x)=\max\{b(z): z\text{ basic}, x\succeq z\}$; the zero vector is basic with $b=0$, so the maximum exists. A basic $z\preceq x$ with $b(z)=\mathcal B(x)$ supports $x$.`,
  conventions: [
    'nimlab computes B by two bisections, and compares it with the text, evaluated over lower covers (REF-7)',
  ],
  games: kPlusOne(3, 6, 20_000),
  quick: { ranges: { n: [3, 4] } },
  facts: { B: basicBoundBelow, bound: factOf('B as encoded', 'GMMV-D11', (x) => basicBound(x)) },
  digest: ['B', 'bound'],
  printed: ({ B, bound }) => B === bound,
  // In the mutation, B depends only on the sum if the sum is a multiple of k.
  wrong: ({ x, B, bound }) =>
    B === (total(x) % (x.length - 1) > 0 ? bound : total(x) / (x.length - 1)),
})

export const gmmvD11a: Claim = positions({
  id: 'GMMV-D11a',
  kind: 'remark',
  at: 'section 2.1',
  title: 'B(z) = b(z) for every basic z',
  statement: String.raw`$\mathcal B(z)=b(z)$ for every basic position $z$.`,
  games: kPlusOne(3, 6, 15_000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  facts: { B: basicBoundBelow, b: basicLevel, R: remoteness },
  digest: 'R',
  printed: ({ B, b }) => (b === null ? null : B === b),
  wrong: ({ B, b }) => (b === null ? null : B === (b === 2 ? 3 : b)),
  method: 'definition',
})

export const gmmvD12: Claim = positions({
  id: 'GMMV-D12',
  kind: 'definition',
  at: 'section 2.1',
  title: 'x is exceptional iff (B) holds for some m; then m(x) = (|x| − k + 1)/k',
  statement: String.raw`$x$ is exceptional iff it satisfies (B) of Theorem 1 for some $m$: $|x|=km+k-1$, $\max(x)<m$, $m$ even, $x$ odd. That number is $m(x)=(|x|-k+1)/k$.`,
  conventions: ['k = n − 1; the check tries every m up to |x|', 'data: exceptional positions'],
  games: kPlusOne(3, 6, 5000),
  facts: { levels: levelsOfB },
  digest: ({ levels }) => levels.length,
  printed: ({ x, levels }) => {
    const m = exceptionalNumber(x)
    return m === null ? levels.length === 0 : levels.length === 1 && levels[0] === m
  },
  // The mutation omits the conditions on the parities.
  wrong: ({ x, levels }) => {
    const m = (total(x) - x.length + 2) / (x.length - 1)
    return (Number.isInteger(m) && x.at(-1)! < m) === levels.includes(m)
  },
  counts: counting('exceptionalPositions', ({ levels }) => levels.length > 0),
})
