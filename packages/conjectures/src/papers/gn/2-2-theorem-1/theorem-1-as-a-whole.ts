import type { GmSequence, PivotList } from '@nim/core/gm/definitions'
import { obeysLemma3, shiftedLists } from '@nim/core/gm/definitions'
import { CYCLIC, FROM_ROW_0, runsOf } from './runs.ts'
import { ONE_ENTRY } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'
import {
  dropsInPeriods,
  haveCommonPeriod,
  haveLeastPeriod,
  smallerPeriod,
} from './theorem-1-1-and-1-2-periods.ts'
import { areKeptRunsRight, areLoweredRunsRight, wrongRun } from './theorem-1-3-and-1-4-runs.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'
import { sequences, type SequencesClaim } from '../sequences.ts'

const STRICT = 'strict'
const AS_READ = 'least-cyclic'
const LENIENT = 'lenient'

/**
 * True if T1.1 to T1.4 hold, where nl is a period, perhaps not the least period, and runs are read
 * in the given way.
 */
function holdsWithRuns(s: GmSequence, reading: string): boolean {
  return (
    dropsInPeriods(s) &&
    haveCommonPeriod(s) &&
    areLoweredRunsRight(s, reading) &&
    areKeptRunsRight(s, reading)
  )
}

const whole: SequencesClaim = {
  ...sequences({ n: [1, 5], l: 5, ranges: 'at most l' }),
  id: 'GN-T1',
  kind: 'theorem',
  at: 'Theorem 1',
  paperStatus: 'proved',
  title: 'a GM-sequence that starts with range ≤ l is periodic up to a shift (T1.1 to T1.4)',
  statement: String.raw`For a GM-sequence with $range(x^0)\le l$ and a multiple of $l$ in $x^0$, the statements T1.1 to T1.4 hold.`,
  conventions: [
    'readings: least-cyclic, nl is the least period and runs are those of the period word, read cyclically; strict, nl is the least period and runs are taken from row 0 on; lenient, nl is some period and runs are those of the period word',
  ],
  chosenBy: 'reading',
  principal: {
    cases: { reading: [AS_READ] },
    because:
      'each part has its own principal reading: the least period, which is the default by GN-D7 (T1.2), and runs of the corresponding word (T1.3, T1.4)',
  },
  edge: ONE_ENTRY,
  flaw: { class: 'theorem', cause: 'GN-T1.2' },
  digest: ({ x }) => x.at(-1)!,
  printed: {
    [STRICT]: {
      says: 'T1.1 to T1.4 with the least period and runs from row 0 on',
      holds: (s) => haveLeastPeriod(s) && holdsWithRuns(s, FROM_ROW_0),
    },
    [AS_READ]: {
      says: 'T1.1 to T1.4 with the least period and runs of the cyclic period word',
      holds: (s) => haveLeastPeriod(s) && holdsWithRuns(s, CYCLIC),
    },
    [LENIENT]: {
      says: 'T1.1 to T1.4 with some period and runs of the cyclic period word',
      holds: (s) => holdsWithRuns(s, CYCLIC),
    },
  },
  // In the mutation, all runs of p are shorter than l.
  wrongAt: { case: { n: 3, l: 5, reading: LENIENT } },
  wrong: (s) => holdsWithRuns(s, CYCLIC) && runsOf(s, 'p', CYCLIC).every((r) => r.length < s.l),
  evidence: (s) => (haveLeastPeriod(s) ? wrongRun(s, '-', FROM_ROW_0) : smallerPeriod(s)),
}

export const gnT1: readonly Claim[] = printedAndCorrected(
  whole,
  {
    kind: 'theorem',
    title:
      'range ≤ l: T1.1 to T1.4 hold if nl is any period and the period word is read cyclically',
    statement: String.raw`For a GM-sequence with $range(x^0)\le l$ and a multiple of $l$ in $x^0$: $x_i^j-x_i^{j+nl}=(n-1)l$; all words $W_i$ are equivalent and have the period $nl$, not always the least one, with $l$ letters $p$ and $(n-1)l$ letters $-$; in the period word of $nl$ letters, read cyclically, every maximal run of letters $-$ has a length divisible by $l$ and every maximal run of letters $p$ a length of at most $l$. Changed: $nl$ need not be the least period, and the runs are those of the period word read cyclically.`,
    conventions: ['a period word that consists of letters p only (n = 1) is one run'],
    // In the mutation, runs of − have lengths divisible by 2l if the first entry is kept first.
    wrongAt: { case: { n: 3, l: 2, reading: LENIENT } },
    wrong: (s) =>
      holdsWithRuns(s, CYCLIC) &&
      (s.pivot !== 1 || runsOf(s, '-', CYCLIC).every((r) => r.length % (2 * s.l) === 0)),
  },
  { only: { reading: [LENIENT] }, digestedAs: 'printed' },
)

const { flaw: _, ...theorem } = whole

export const gnT1n1: Claim = instances({
  ...theorem,
  ...sequences({ n: [1, 1], l: 9, ranges: 'at most l' }),
  id: 'GN-T1.n1',
  kind: 'remark',
  at: 'after Theorem 1',
  paperStatus: 'asserted',
  title: 'Theorem 1 holds even for n = 1',
  statement: String.raw`Theorem 1 holds for $n=1$: the only entry is a multiple of $l$ and never changes, $W_1=p\,p\,p\dots$`,
  principal: {
    cases: { reading: [LENIENT] },
    because:
      'the paper names the word ppp…, whose least period is 1, and says that the theorem holds for it. So "period" can mean any period here (by GN-D7, multiples of a period are periods too), and the run is that of the period word',
  },
  partsOf: () => [STRICT, LENIENT],
  // In the mutation, the entry drops by l in l moves.
  wrongAt: { case: { n: 1, l: 3, reading: LENIENT } },
  wrong: ({ x, l, rows }) => rows[l]!.every((later) => x[0]! - later === l),
})

/**
 * True if T1.1 holds. In any nl successive rows, each entry is kept l times, and is therefore
 * lowered (n−1)l times.
 */
function isKeptOften({ words, n, l }: PivotList): boolean {
  const windows = (word: string): string[] =>
    Array.from({ length: n * l }, (_, j) => word.slice(j, j + n * l))
  return words.flatMap(windows).every((window) => window.replaceAll('-', '').length === l)
}

const obeysT13 = (list: PivotList): boolean => areLoweredRunsRight(list, CYCLIC)

/** The part of the premise that goes beyond Lemma 2. */
function isGiven(list: PivotList, part: unknown): boolean {
  if (part === 'T1.1-from-T1.2') return haveCommonPeriod(list)
  return part !== 'T1.3-from-L3' || obeysLemma3(list.pivots, list.l)
}

export const gnT1a: Claim = instances({
  id: 'GN-T1.a',
  kind: 'remark',
  at: 'after Theorem 1',
  paperStatus: 'asserted',
  title: 'T1.1 follows from T1.2; T1.2 and T1.4 from Lemma 2; T1.3 from Lemma 3',
  statement: String.raw`T1.1 follows from T1.2. T1.2 and T1.4 follow from Lemma 2, T1.3 from Lemma 3.`,
  conventions: [
    'T1.2 with some period, T1.3 and T1.4 cyclically, n ≥ 2',
    'the check covers all n^l lists of the first l pivots, continued over 3nl rows by the left shift as Lemma 2 says: the check uses no other property of vectors, so Lemmas 2 and 3 alone must imply the conclusion',
  ],
  unsettled: {
    where: 'holds',
    because:
      'the absence of a counterexample among lists of pivots is not a proof. In words: T1.1: in nl rows entry i is the pivot l times, so it is lowered (n−1)l times. T1.2: n shifts give pivot(x^{j+nl}) = pivot(x^j), and each row of a block is the row of i once in n blocks. T1.4: a run of more than l letters p would need pivot(x^{j+l}) = pivot(x^j), against Lemma 2 for n ≥ 2. T1.3: by Lemma 3 the letters between a p and the next are kl',
  },
  domain: upTo('n and l', 4),
  instances: ({ domain }) => shiftedLists(domain.max),
  cost: (_, { max }) => BigInt(max) ** BigInt(max + 1),
  digest: (list, { part }) => Number(isGiven(list, part)),
  witness: ({ n, l, first }) => ({ n, l, pivots: first }),
  says: {
    'T1.1-from-T1.2': 'T1.1 follows from T1.2',
    'T1.2-from-L2': 'T1.2 follows from Lemma 2',
    'T1.4-from-L2': 'T1.4 follows from Lemma 2',
    'T1.3-from-L3': 'T1.3 follows from Lemma 3',
  },
  printed: {
    'T1.1-from-T1.2': (list) => (haveCommonPeriod(list) ? isKeptOften(list) : null),
    'T1.2-from-L2': haveCommonPeriod,
    'T1.4-from-L2': (list) => areKeptRunsRight(list, CYCLIC),
    'T1.3-from-L3': (list) => (obeysLemma3(list.pivots, list.l) ? obeysT13(list) : null),
  },
  // The mutation derives the part from Lemma 2.
  wrongAt: { case: { part: 'T1.3-from-L3' }, max: 3 },
  wrong: obeysT13,
  method: 'all pivot lists',
})
