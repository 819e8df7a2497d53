import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { type Members, membersUpTo } from '../../../facts/wythoff/index-of-number.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'

/** A has the majority in the counts, or in the tries; `isOne` says what that is. */
const majority = (isOne: (a: number, b: number, M: number) => boolean) => ({
  counts: { says: 'n_a(M) > n_b(M)', holds: ({ M, nA, nB }: Members) => isOne(nA, nB, M) },
  tries: {
    says: 'trying b_i = S first takes more tries',
    // Trying A first takes nA + 2·nB tries in all, trying B first nB + 2·nA.
    holds: ({ M, nA, nB }: Members) => isOne(nB + 2 * nA, nA + 2 * nB, M),
  },
})

const printed = instancesClaim({
  id: 'V-R4',
  kind: 'remark',
  at: 'Remark 4',
  title: 'for every M, n_a(M) > n_b(M); so a_k = S is tried before b_i = S',
  statement: String.raw`For every $M$, $n_a(M)>n_b(M)$; therefore $a_k=S$ is tried before $b_i=S$, which lowers the average complexity.`,
  conventions: [
    'part counts: the numbers themselves; part tries: over S = 1..M, trying a_k = S first and b_i = S second takes fewer tries than the other way round, two tries counting for a failed first one',
  ],
  edge: { says: 'M = 2: each sequence has one member', is: ({ M }) => M === 2 },
  flaw: { class: 'edge case', cause: 'V-R4' },
  domain: upTo('M', 5000),
  quick: { max: 500 },
  instances: ({ domain }) => membersUpTo(domain.max),
  digest: ({ nA }) => nA,
  method: 'pass',
  printed: majority((a, b) => a > b),
  wrong: {
    max: 1,
    // 1 is in A; as printed the case holds for M = 1 only
    holds: ({ nA, nB }) => nA < nB,
  },
  witness: ({ M, nA, nB }) => ({ M, n_a: nA, n_b: nB }),
  evidence: ({ M, nA, nB }) => ({
    expected: 'more',
    actual: `${nA} and ${nB}`,
    explain: `of 1..${M} ${nA} are some a_k and ${nB} some b_i`,
  }),
})

/** A has more members than B up to every M. */
export const vR4: Claim = instances(printed)

/** A has more members than B up to every M but 2. */
export const vR4Fix: Claim = instances(
  corrected(printed, {
    title: 'n_a(M) > n_b(M) for every M ≥ 1 but M = 2, where both are 1',
    statement: String.raw`$n_a(M)>n_b(M)$ for every $M\ge1$ except $M=2$, where $n_a=n_b=1$.`,
    printed: majority((a, b, M) => (M === 2 ? a === b : a > b)),
    // both have one member up to M = 2
    wrong: { max: 10, holds: ({ nA, nB }) => nA > nB },
  }),
)
