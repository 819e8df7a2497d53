import { areEquivalentWords, minimalPeriod } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { areEquivalentByDefinition, periodByDefinition, words } from '../../../facts/gm/words.ts'
import { instances } from '../../../judge/instances.ts'

/** The table M and its words. */
export const gnD7: Claim = instances({
  id: 'GN-D7',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'words of the table M: periodic, minimal period, equivalent',
  statement: String.raw`Letter $p$ stands at $(j,i)$ if $i$ is the pivot of $x^j$, letter $-$ otherwise; $W_i$ is the infinite word of column $i$. A word is periodic if some $t>0$ has $letter(j)=letter(j+t)$ for all $j$; by default $t$ is the least. Two periodic words are equivalent if their periods can be chosen equal.`,
  domain: (): UpToDomain => ({ kind: 'up-to', of: 'letters of a period', max: 5 }),
  *instances({ domain }) {
    const all = Array.from({ length: domain.max }, (_, i) => words(i + 1)).flat()
    for (const a of all) {
      const period = periodByDefinition(a)
      for (const b of all) {
        yield { a, b, period, equivalent: areEquivalentByDefinition(a, b) }
      }
    }
  },
  cost: (_, { max }) => (2n ** BigInt(max + 1) - 2n) ** 2n,
  digest: ({ period, equivalent }) => period * 2 + (equivalent ? 1 : 0),
  witness: ({ a, b }) => ({ a, b }),
  printed: ({ a, b, period, equivalent }) =>
    minimalPeriod(a) === period &&
    areEquivalentWords(a, b) === equivalent &&
    areEquivalentWords(b, a) === equivalent,
  // the length given in the place of the least period
  wrong: { case: {}, max: 3, holds: ({ a, period }) => a.length === period },
})
