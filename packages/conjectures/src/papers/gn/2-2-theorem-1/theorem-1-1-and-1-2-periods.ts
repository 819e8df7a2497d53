import { type GmSequence, periodByDefinition } from '@nim/core/gm/definitions'
import type { Words } from './runs.ts'
import { ONE_ENTRY } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, type Counterexample, instances } from '../../../judge/index.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'
import { sequences } from '../sequences.ts'

const theorem = { kind: 'theorem', at: 'Theorem 1', paperStatus: 'proved' } as const

/** True if T1.1 holds in the rows 0..3nl. */
export function dropsInPeriods({ n, l, rows }: GmSequence): boolean {
  return rows.slice(n * l).every((row, j) => row.every((v, i) => rows[j]![i]! - v === (n - 1) * l))
}

export const gnT11: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-T1.1',
  ...theorem,
  title: 'range ≤ l: every entry drops by (n−1)l in any nl successive moves',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, then $x_i^j-x_i^{j+nl}=(n-1)l$ for all $i$ in $1..n$ and all $j\ge 0$.`,
  digest: ({ x }) => x.at(-1)!,
  printed: dropsInPeriods,
  // The mutation states that the last entry drops by nl if range(x^0) = l.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ x, n, l, range, rows }) =>
    rows[n * l]!.every((later, i) => {
      const isLowered = i + 1 === n && range === l
      return x[i]! - later === (isLowered ? n * l : (n - 1) * l)
    }),
})

const LEAST = 'least-period'
const SOME = 'some-period'

/**
 * True if nl is a period of all words, each period contains the letter p l times, and all words are
 * equivalent.
 */
export function haveCommonPeriod({ words, n, l }: Words): boolean {
  const first = words[0]!.slice(0, n * l)
  return words.every((word) => {
    const period = word.slice(0, n * l)
    return (
      word.startsWith(word.slice(n * l)) &&
      period.replaceAll('-', '').length === l &&
      `${first}${first}`.includes(period)
    )
  })
}

/** True if nl is the least period of every word. */
export function haveLeastPeriod({ words, n, l }: GmSequence): boolean {
  return words.every((word) => periodByDefinition(word.slice(0, n * l)) === n * l)
}

/** The first word with a smaller period. */
export function smallerPeriod({ words, n, l }: Words): Omit<Counterexample, 'position'> {
  const periods = words.map((word) => word.slice(0, n * l))
  const i = periods.findIndex((period) => periodByDefinition(period) < n * l)
  const actual = `the least period is ${i < 0 ? n * l : periodByDefinition(periods[i]!)}`
  return {
    expected: `least period ${n * l}`,
    actual,
    explain: `W_${i + 1} is ${periods[i]} … : ${actual}`,
  }
}

export const gnT12: readonly Claim[] = printedAndCorrected(
  {
    ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
    id: 'GN-T1.2',
    ...theorem,
    title: 'range ≤ l: the words W_1..W_n are equivalent, with period nl and l letters p in it',
    statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, all words $W_1,\dots,W_n$ are equivalent and periodic; their common period $W$ has length $nl$ and contains $l$ letters $p$ and $(n-1)l$ letters $-$.`,
    conventions: [
      'readings: nl is the least period (the default of GN-D7), or any period, such as a multiple of the least',
      'the numbers of letters are reconstructed',
    ],
    chosenBy: 'reading',
    principal: {
      cases: { reading: [LEAST] },
      because:
        'the paper defines the length of a period as minimal "by default" (GN-D7), and says "their common period W has length nl", not "a period"',
    },
    edge: ONE_ENTRY,
    flaw: { class: 'theorem', cause: 'GN-T1.2' },
    digest: ({ x }) => x.at(-1)!,
    printed: {
      [LEAST]: {
        says: 'nl is the least period of all words',
        holds: (s) => haveLeastPeriod(s) && haveCommonPeriod(s),
      },
      [SOME]: { says: 'nl is a period of all words', holds: haveCommonPeriod },
    },
    // The mutation states that nl is the least period.
    wrongAt: { case: { n: 3, l: 2, reading: SOME } },
    wrong: haveLeastPeriod,
    evidence: smallerPeriod,
  },
  {
    kind: 'theorem',
    title:
      'range ≤ l: W_1..W_n are equivalent; nl is a period with l letters p, perhaps not the least',
    statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, all words $W_1,\dots,W_n$ are equivalent and periodic; $nl$ is a common period, which contains $l$ letters $p$ and $(n-1)l$ letters $-$. Changed: $nl$ is not always the least period, although "period" means the least period by default (GN-D7).`,
    conventions: ['"period": some period', 'the numbers of letters are reconstructed'],
    // In the mutation, half of nl is not a period of any word.
    wrongAt: { case: { n: 3, l: 4, reading: SOME } },
    wrong: ({ words, n, l }) => words.every((word) => !word.startsWith(word.slice((n * l) / 2))),
  },
  { only: { reading: [SOME] }, digestedAs: 'printed' },
)
