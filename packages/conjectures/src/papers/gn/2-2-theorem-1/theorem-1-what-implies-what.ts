import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { obeysLemma3, type PivotList, shiftedLists } from '../../../facts/gm/pivot-lists.ts'
import { CYCLIC } from '../../../facts/gm/runs.ts'
import { instances } from '../../../judge/instances.ts'
import { haveCommonPeriod } from './theorem-1-2-equivalent-words.ts'
import { areKeptRunsRight, areLoweredRunsRight } from './theorem-1-3-and-1-4-runs.ts'

/** T1.1: an entry is kept l times, hence lowered (n−1)l times, in any nl successive rows. */
function isKeptOften({ words, n, l }: PivotList): boolean {
  const windows = (word: string): string[] =>
    Array.from({ length: n * l }, (_, j) => word.slice(j, j + n * l))
  return words.flatMap(windows).every((window) => window.replaceAll('-', '').length === l)
}

const obeysT13 = (list: PivotList): boolean => areLoweredRunsRight(list, CYCLIC)

/** The premise, as far as it is more than Lemma 2. */
function isGiven(list: PivotList, part: unknown): boolean {
  if (part === 'T1.1-from-T1.2') return haveCommonPeriod(list)
  return part !== 'T1.3-from-L3' || obeysLemma3(list.pivots, list.l)
}

/** What the theorem is derived from. */
export const gnT1a: Claim = instances({
  id: 'GN-T1.a',
  kind: 'remark',
  at: 'after Theorem 1',
  paperStatus: 'asserted',
  title: 'T1.1 follows from T1.2; T1.2 and T1.4 from Lemma 2; T1.3 from Lemma 3',
  statement: String.raw`T1.1 follows from T1.2. T1.2 and T1.4 follow from Lemma 2, T1.3 from Lemma 3.`,
  conventions: [
    'T1.2 with some period, T1.3 and T1.4 cyclically, n ≥ 2',
    'judged on all n^l lists of the first l pivots, continued over 3nl rows by the left shift as Lemma 2 says: nothing else of vectors is used, so that Lemmas 2 and 3 alone must give the conclusion',
  ],
  domain: upTo('n and l', 4),
  instances: ({ domain }) => shiftedLists(domain.max),
  cost: (_, { max }) => BigInt(max) ** BigInt(max + 1),
  digest: (list, { part }) => Number(isGiven(list, part)),
  witness: ({ n, l, first }) => ({ n, l, pivots: first }),
  printed: {
    'T1.1-from-T1.2': {
      says: 'T1.1 follows from T1.2',
      holds: (list) => !haveCommonPeriod(list) || isKeptOften(list),
    },
    'T1.2-from-L2': { says: 'T1.2 follows from Lemma 2', holds: haveCommonPeriod },
    'T1.4-from-L2': {
      says: 'T1.4 follows from Lemma 2',
      holds: (list) => areKeptRunsRight(list, CYCLIC),
    },
    'T1.3-from-L3': {
      says: 'T1.3 follows from Lemma 3',
      holds: (list) => !obeysLemma3(list.pivots, list.l) || obeysT13(list),
    },
  },
  // from Lemma 2
  wrong: { case: { part: 'T1.3-from-L3' }, max: 3, holds: obeysT13 },
  method: 'all pivot lists',
})
