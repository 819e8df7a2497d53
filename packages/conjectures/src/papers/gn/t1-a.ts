import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import {
  continuedByLeftShift,
  obeysLemma3,
  selections,
  wordOf,
} from '../../facts/gm/pivot-lists.ts'
import { GN } from '../../claim/sources/gn.ts'

/** What a list of the first l pivots is continued to: 3nl rows by the left shift. */
interface Continued {
  readonly pivots: readonly number[]
  readonly n: number
  readonly l: number
}

interface Implication {
  readonly premise: (list: Continued) => boolean
  readonly conclusion: (list: Continued) => boolean
}

function columns({ pivots, n }: Continued): string[] {
  return Array.from({ length: n }, (_, i) => wordOf(pivots, i + 1))
}

/** T1.2: period nl, l letters p in it, all columns equivalent. */
function obeysT12(list: Continued): boolean {
  const { n, l } = list
  const [first] = columns(list)
  return columns(list).every((word) => {
    const period = word.slice(0, n * l)
    return (
      word.startsWith(word.slice(n * l)) &&
      period.replaceAll('-', '').length === l &&
      first!.slice(0, 2 * n * l).includes(period)
    )
  })
}

/** T1.1: an entry is kept l times, hence lowered (n−1)l times, in any nl successive rows. */
function obeysT11(list: Continued): boolean {
  const { n, l } = list
  return columns(list).every((word) =>
    Array.from({ length: n * l }, (_, j) => word.slice(j, j + n * l)).every(
      (window) => window.replaceAll('p', '').length === (n - 1) * l,
    ),
  )
}

/** T1.3, cyclically: in 3nl rows the runs of "-" between two letters p. */
function obeysT13(list: Continued): boolean {
  return columns(list).every((word) =>
    word
      .slice(word.indexOf('p'), word.lastIndexOf('p'))
      .split('p')
      .every((run) => run.length % list.l === 0),
  )
}

/** T1.4: no run of more than l letters p, for n ≥ 2. */
function obeysT14(list: Continued): boolean {
  return columns(list).every((word) => !word.includes('p'.repeat(list.l + 1)))
}

const always = (): boolean => true

const IMPLICATIONS: Readonly<Record<string, Implication>> = {
  'T1.1-from-T1.2': { premise: obeysT12, conclusion: obeysT11 },
  'T1.2-from-L2': { premise: always, conclusion: obeysT12 },
  'T1.4-from-L2': { premise: always, conclusion: obeysT14 },
  'T1.3-from-L3': {
    premise: ({ pivots, l }) => obeysLemma3(pivots, l),
    conclusion: obeysT13,
  },
}

/** What the theorem is derived from. */
export const gnT1a: Claim = instanceClaim<
  { part: string },
  UpToDomain,
  Readonly<Record<string, Implication>>
>({
  id: 'GN-T1.a',
  kind: 'remark',
  source: `${GN}, after Theorem 1`,
  paperStatus: 'asserted',
  title: 'T1.1 follows from T1.2; T1.2 and T1.4 from Lemma 2; T1.3 from Lemma 3',
  statement: String.raw`T1.1 follows from T1.2. T1.2 and T1.4 follow from Lemma 2, T1.3 from Lemma 3.`,
  conventions: [
    'T1.2 with some period, T1.3 and T1.4 cyclically, n ≥ 2',
    'all lists are those allowed by Lemma 2, since every list of l pivots continues in one way by the left shift',
  ],
  decides:
    'each implication, on all n^l lists of the first l pivots continued by the left shift over 3nl rows: nothing else of vectors is used, so that Lemmas 2 and 3 alone must give the conclusion',
  parameters: [
    {
      kind: 'choice',
      name: 'part',
      about: 'which dependency',
      values: () => Object.keys(IMPLICATIONS),
    },
  ],
  method: 'all pivot lists',
  defaultDomain: () => ({ kind: 'up-to', of: 'n and l', max: 4 }),
  size: (_, { max }) => {
    let lists = 0n
    for (let n = 2; n <= max; n++) for (let l = 2; l <= max; l++) lists += BigInt(n) ** BigInt(l)
    return lists
  },
  printed: IMPLICATIONS,
  *instances(implications, { parameters: { part }, domain }) {
    const { premise, conclusion } = implications[part]!
    for (let n = 2; n <= domain.max; n++) {
      for (let l = 2; l <= domain.max; l++) {
        for (const selection of selections(n, l)) {
          const list = { pivots: continuedByLeftShift(selection, n, 3 * n * l), n, l }
          const given = premise(list)
          yield {
            holds: !given || conclusion(list),
            value: given ? 1 : 0,
            expected: part,
            actual: 'the premise holds and the conclusion does not',
            witness: { n, l, pivots: selection },
            explain: `the pivots ${selection.join()} continued by the left shift obey the premise of "${part}" only`,
          }
        }
      }
    }
  },
})
