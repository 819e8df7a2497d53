import type { GmSequence } from '@nim/core/gm/definitions'
import { CYCLIC, FROM_ROW_0, runsOf, type Words } from './runs.ts'
import { ONE_ENTRY, type VectorCase } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, type Counterexample, instances, type Printed } from '../../../judge/index.ts'
import { sequences, type SequencesClaim } from '../sequences.ts'

type OnRuns = (s: Words, reading: string) => boolean

/** True if T1.3 holds in the given reading. */
export const areLoweredRunsRight: OnRuns = (s, reading) =>
  runsOf(s, '-', reading).every(({ length }) => length % s.l === 0)

/** True if T1.4 holds in the given reading. */
export const areKeptRunsRight: OnRuns = (s, reading) =>
  runsOf(s, 'p', reading).every(({ length }) => length <= s.l)

function inBothReadings(areRight: OnRuns): Printed<GmSequence, VectorCase> {
  return {
    [CYCLIC]: { says: 'in the cyclic period word', holds: (s) => areRight(s, CYCLIC) },
    [FROM_ROW_0]: { says: 'in the infinite words', holds: (s) => areRight(s, FROM_ROW_0) },
  }
}

/**
 * The first run of − whose length is not a multiple of l, or the first run of p that is longer than
 * l.
 */
export function wrongRun(
  s: Words,
  letter: 'p' | '-',
  reading: string,
): Omit<Counterexample, 'position'> {
  const isWrong = (length: number): boolean => (letter === '-' ? length % s.l !== 0 : length > s.l)
  const found = runsOf(s, letter, reading).find(({ length }) => isWrong(length))
  const { column, length } = found ?? { column: 1, length: 0 }
  const period = s.words[column - 1]!.slice(0, s.n * s.l)
  return {
    expected: letter === '-' ? `runs of "-" of lengths divisible by ${s.l}` : 'short runs of "p"',
    actual: length,
    explain: `W_${column} is ${period} … and has a maximal run of ${length} letters ${letter}`,
  }
}

const loweredRuns: SequencesClaim = {
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-T1.3',
  kind: 'theorem',
  at: 'Theorem 1',
  paperStatus: 'proved',
  title: 'range ≤ l: every maximal run of "-" has a length divisible by l',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, the length of every maximal run of successive letters $-$ is a multiple of $l$.`,
  conventions: [
    'readings: (r1) in the period word of nl letters, read cyclically; (r2) in the infinite words from row 0 on',
  ],
  chosenBy: 'reading',
  principal: {
    cases: { reading: [CYCLIC] },
    because:
      'the lost words are most likely "in the corresponding word". This is the period word of T1.2, which has no first letter. The theorem follows from Lemma 3, which is about the letters between two letters p',
  },
  digest: ({ x }) => x.at(-1)!,
  printed: inBothReadings(areLoweredRunsRight),
  // The mutation states that no run is longer than 2l.
  wrongAt: { case: { n: 4, l: 3, reading: CYCLIC } },
  wrong: (s) => runsOf(s, '-', CYCLIC).every(({ length }) => length <= 2 * s.l),
  evidence: (s, { reading }) => wrongRun(s, '-', String(reading)),
}

export const gnT13: Claim = instances(loweredRuns)

export const gnT14: Claim = instances({
  ...loweredRuns,
  id: 'GN-T1.4',
  title: 'range ≤ l: every maximal run of "p" has length at most l',
  statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, the length of every maximal run of successive letters $p$ is at most $l$.`,
  conventions: [
    'readings: (r1) in the period word of nl letters, read cyclically, where a word of only letters p is one run; (r2) in the infinite words from row 0 on, which differs for n = 1 only',
  ],
  principal: {
    cases: { reading: [CYCLIC] },
    because:
      'the reading is that of T1.3, "in the corresponding word". The paper adds that Theorem 1 holds for n = 1, where the infinite word ppp… is a single infinite run',
  },
  edge: ONE_ENTRY,
  printed: inBothReadings(areKeptRunsRight),
  // The mutation states that runs are shorter than l.
  wrongAt: { case: { n: 3, l: 5, reading: CYCLIC } },
  wrong: (s) => runsOf(s, 'p', CYCLIC).every(({ length }) => length < s.l),
  evidence: (s, { reading }) => wrongRun(s, 'p', String(reading)),
})
