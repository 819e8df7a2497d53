import { areEquivalentWords, minimalPeriod } from '@nim/core/gm'
import type { Claim } from '../../claim/claim.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { UpToDomain } from '../../claim/verdict.ts'

/** What the definition computes of words, each given by a period. */
interface WordNotions {
  minimalPeriod(period: string): number
  areEquivalent(a: string, b: string): boolean
}

function words(length: number): string[] {
  return Array.from({ length: 2 ** length }, (_, code) =>
    code.toString(2).padStart(length, '0').replaceAll('0', '-').replaceAll('1', 'p'),
  )
}

function letterAt(period: string, j: number): string {
  return period[j % period.length]!
}

/** The least t with letter(j) = letter(j+t) for all j, by trying. */
function periodByDefinition(period: string): number {
  let t = 1
  while (Array.from(period).some((letter, j) => letterAt(period, j + t) !== letter)) t++
  return t
}

/** True if some t successive letters of a and some of b are the same period of both. */
function equivalentByDefinition(a: string, b: string): boolean {
  const t = a.length * b.length
  const windows = (word: string): string[] =>
    Array.from({ length: word.length }, (_, from) =>
      Array.from({ length: t }, (__, j) => letterAt(word, from + j)).join(''),
    )
  return windows(a).some((window) => windows(b).includes(window))
}

/** The table M and its words. */
export const gnD7: Claim = instanceClaim<Record<string, never>, UpToDomain, WordNotions>({
  id: 'GN-D7',
  kind: 'definition',
  source: `${GN}, section 1`,
  paperStatus: 'asserted',
  title: 'words of the table M: periodic, minimal period, equivalent',
  statement: String.raw`Letter $p$ stands at $(j,i)$ if $i$ is the pivot of $x^j$, letter $-$ otherwise; $W_i$ is the infinite word of column $i$. A word is periodic if some $t>0$ has $letter(j)=letter(j+t)$ for all $j$; by default $t$ is the least. Two periodic words are equivalent if their periods can be chosen equal.`,
  decides:
    'for all pairs of words with periods of up to the given length, whether the notions computed are those of the definition, and whether equivalence is one: a word is equivalent to itself, and the relation is symmetric',
  parameters: [],
  method: 'definition',
  defaultDomain: () => ({ kind: 'up-to', of: 'letters of a period', max: 5 }),
  size: (_, { max }) => (2n ** BigInt(max + 1) - 2n) ** 2n,
  printed: { minimalPeriod, areEquivalent: areEquivalentWords },
  *instances(notions, { domain }) {
    const all = Array.from({ length: domain.max }, (_, i) => words(i + 1)).flat()
    for (const a of all) {
      for (const b of all) {
        const period = periodByDefinition(a)
        const equivalent = equivalentByDefinition(a, b)
        const found = notions.areEquivalent(a, b)
        const isSymmetric = found === notions.areEquivalent(b, a)
        const isPeriodRight = notions.minimalPeriod(a) === period
        yield {
          holds: isPeriodRight && found === equivalent && isSymmetric,
          value: period * 2 + (equivalent ? 1 : 0),
          expected: `period ${notions.minimalPeriod(a)}, ${found ? 'equivalent' : 'not equivalent'}`,
          actual: `period ${period}, ${equivalent ? 'equivalent' : 'not equivalent'}`,
          witness: { a, b },
          explain: `for the infinite words ${a}… and ${b}… the definition gives minimal period ${period} of the first and ${equivalent ? '' : 'no '}equivalence`,
        }
      }
    }
  },
})
