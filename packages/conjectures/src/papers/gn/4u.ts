import { keptByGmStrategy } from '@nim/core/gm'
import { type Box, exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { FAILS, HOLDS } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { gmPlayLengths } from '../../facts/gm/gm-play-lengths.ts'
import { keeping } from '../../facts/gm/rule-by-definition.ts'
import { remotenessReducingAny } from '../../facts/gm/shifted-game.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** The reading in which an entry at the level may not be reduced. */
export const R1 = 'r1'
const R2 = 'r2'

/** Index (1-based) of the entry that is kept in the true vector x, whatever the level a is. */
interface Strategy {
  (x: readonly number[]): number
  /**
   * By rank of y = x − level, how many moves lead to two entries at the level or below, if no move on
   * the way takes from such an entry; null if it does not say.
   */
  readonly lengthsInBox?: (box: Box, level: number) => ArrayLike<number> | null
}

/** Another level than 0. */
export const gn4u: Claim = boxClaim<Strategy>({
  id: 'GN-4u',
  kind: 'remark',
  source: `${GN}, section 4`,
  paperStatus: 'asserted',
  title:
    'with an even level a in the place of 0 the GM-strategies are optimal, the same for every a',
  statement: String.raw`$l=2$. Replace 0 by an integer $a$, positive or negative: at least $n-1$ entries of $x$ are $\ge a$, and the game is over as soon as at least two entries are $\le a$. Then the GM-strategies are optimal (in the sense of remoteness) and the same for every even $a$.`,
  conventions: [
    'readings: (r1) all entries start ≥ a and an entry ≤ a may not be reduced; (r2) any n−1 entries may be reduced, whatever their values',
    'positions are y = x − a ≥ 0; the GM-rule is applied to the true entries x',
    'r2 for n ≥ 3: for n = 2 an entry ≤ a may be reduced for ever, and the game need not end',
    'n−1 and "at least two" are reconstructed; for odd a the statement is false in both readings, test/gn/readings.test.ts',
  ],
  decides:
    'for every y of the box and the run of the GM-rule from x = y + a: its number of moves against the remoteness by exhaustive solution of the game, and that no move of it is illegal. Since this is asked of all y, the moves are optimal too',
  parameters: [
    piles(2, 2, 4),
    {
      kind: 'choice',
      name: 'a',
      about: 'the level',
      values: () => ['0', '2', '4', '-2', '-4'],
    },
    {
      kind: 'choice',
      name: 'reading',
      about: 'which entries may be reduced',
      values: ({ n }) => (n === 2 ? [R1] : [R1, R2]),
    },
  ],
  method: 'retrograde',
  positions: 1500,
  bytes: 8,
  tables: { ruleset: (n) => exactSlowNim(n, n - 1), of: ['remoteness'] },
  printed: Object.assign((x: readonly number[]) => keptByGmStrategy(x, 2), {
    // For an even level the pivot of x is that of y, and an entry at the level is the pivot.
    lengthsInBox: (box: Box, level: number) => (level % 2 === 0 ? gmPlayLengths(box, 2) : null),
  }),
  rows: (strategy, { parameters: { n, a, reading } }, box, solved) => {
    const lengths = strategy.lengthsInBox?.(box, Number(a)) ?? null
    if (lengths === null) return null
    const { values: remoteness } =
      reading === R1 ? solved('remoteness') : remotenessReducingAny(n, box.max)
    return (_, answers, values, length, rank) => {
      for (let x1 = 0; x1 < length; x1++) {
        const actual = remoteness[rank + x1]!
        values[x1] = actual
        answers[x1] = lengths[rank + x1] === actual ? HOLDS : FAILS
      }
    }
  },
  examiner: (strategy, { parameters: { n, a, reading }, domain }, solved) => {
    const { values } = reading === R1 ? solved('remoteness') : remotenessReducingAny(n, domain.max)
    const level = Number(a)
    return (y, rank) => {
      const actual = values[rank]!
      let x = y.map((entry) => entry + level)
      let moves = 0
      let isLegal = true
      while (x[1]! > level && isLegal && moves <= 4 * n * (domain.max + 1)) {
        const kept = strategy(x)
        isLegal = reading === R2 || x.every((entry, i) => entry > level || i + 1 === kept)
        x = keeping(x, kept).sort((p, q) => p - q)
        moves++
      }
      return examined(actual, isLegal && moves === actual, () => ({
        expected: isLegal ? moves : 'an illegal move',
        actual,
        explain: `the GM-rule from x = ${y.map((entry) => entry + level).join()} makes ${moves} moves and ends in ${x.join()}; the remoteness is ${actual}`,
      }))
    }
  },
})
