import { exactSlowNim, formatPosition } from '@nim/core/rules'
import { exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import { isOddPosition } from '@nim/core/exact-slow/definitions'
import type { BoxDomain, Claim, Limits, StatementInput } from '../../../judge/index.ts'
import {
  exists,
  gameOnBox,
  inParts,
  instances,
  positions,
  remoteness,
} from '../../../judge/index.ts'

const card = {
  id: 'GMMV-Rem-odd',
  kind: 'remark',
  at: 'remark after Theorem 1',
  title: 'case (B) provides odd P-positions; there are odd P-positions beyond it, such as (3,5,5)',
  statement: String.raw`In $NIM(k+1,k)$: (a) case (B) of Theorem 1 provides a large family of odd P-positions. (b) There are odd P-positions beyond this family too; example: $(3,5,5)$ in $NIM(3,2)$, $\mathcal M(3,5,5)=6$.`,
  conventions: [
    '(a) means: every position that satisfies (B) for some m is odd and P',
    '(b) is judged at its example; GMMV-Rem-odd-fix states that there are no odd P-positions beyond the family',
  ],
  flaw: { class: 'example', cause: 'GMMV-Rem-odd' },
  decides: '(a) in the box, and the example of (b)',
  quick: { ranges: { n: [3, 4] } },
  method: 'retrograde',
} as const
const games = kPlusOne(3, 6, 30_000)
const facts = { m: exceptionalLevel, R: remoteness }

/**
 * The example of (b), with M, R, and the m of condition (B). M and R are null if the box does not
 * contain the position.
 */
interface Example {
  readonly x: readonly number[]
  readonly M: number | null
  readonly R: number | null
  readonly m: number | null
}

function exampleIn(n: number, domain: BoxDomain, limits: Limits): Example {
  const x = [3, 5, 5]
  if (Math.max(...x) > domain.max) return { x, M: null, R: null, m: null }
  const game = gameOnBox(exactSlowNim(n, n - 1), domain, limits)
  const rank = game.box.rank(x)
  const [M, R] = [game.column(mPlayLength)[rank]!, game.column(remoteness)[rank]!]
  return { x, M, R, m: exceptionalLevel.of(game)(x, rank) }
}

export const gmmvRemOdd: Claim = inParts({
  ...card,
  piles: [3, 6],
  parts: [
    {
      part: 'a',
      piles: [3, 30],
      judged: positions({
        ...card,
        games,
        facts,
        digest: 'R',
        printed: ({ x, m, R }) => (m === null ? null : isOddPosition(x) && R % 2 === 0),
      }),
    },
    {
      part: 'b-example',
      piles: [3, 3],
      judged: instances<{ readonly n: number }, BoxDomain, Example>({
        ...card,
        domain: (game) => games.defaultDomain(game),
        instances: ({ parameters: { n }, domain, limits }) => [exampleIn(n, domain, limits)],
        printed: exists({
          no: ({ x }) => `position ${formatPosition(x)}`,
          holdsWitness: ({ M, R, m }) => M === 6 && R === M && m === null,
          isImpossible: ({ M }) => M !== null,
        }),
        digest: ({ M }) => M ?? 0,
        position: ({ x }) => x,
        evidence: ({ x, M, R, m }) => ({
          expected: 'M = 6, (B) holds for no m',
          actual: `M = ${M}, R = ${R}, (B) holds for ${m === null ? 'no m' : `m = ${m}`}`,
          explain: `${formatPosition(x)} is odd, |x| = 13 = 2·${m} + 1 and max(x) = 5 < ${m}, so (B) holds for m = ${m}`,
        }),
      }),
    },
  ],
  // The mutation states that a position is N if all its piles are equal.
  wrongAt: { case: { part: 'a', n: 3 } },
  wrong: ({ x, m, R }: StatementInput<typeof facts>) =>
    m === null ? null : (R % 2 === 0) === x[0]! < x.at(-1)!,
})

export const gmmvRemOddFix: Claim = positions({
  id: 'GMMV-Rem-odd-fix',
  by: 'nimlab',
  kind: 'theorem',
  at: 'remark after Theorem 1, corrected by nimlab',
  title: 'an odd position is P iff it satisfies (B) for some m',
  statement: String.raw`In $NIM(k+1,k)$ an odd position is a P-position iff it satisfies (B) of Theorem 1 for some $m$. Changed: the paper says that there are odd P-positions beyond this family.`,
  games: kPlusOne(2, 6, 30_000),
  quick: { ranges: { n: [2, 4] }, max: 9 },
  facts,
  digest: 'R',
  printed: ({ x, m, R }) => (isOddPosition(x) ? (R % 2 === 0) === (m !== null) : null),
  // In the mutation, all odd positions are N.
  wrongAt: { case: { n: 3 } },
  wrong: ({ x, R }) => (isOddPosition(x) ? R % 2 === 1 : null),
  method: 'definition',
})
