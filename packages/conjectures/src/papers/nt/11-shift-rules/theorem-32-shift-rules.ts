import { boxCount } from '@nim/core/rules'
import { wrongSplits } from '@nim/core/setnim/definitions'
import { type Claim, instances, type UpToDomain } from '../../../judge/index.ts'
import { type JudgedRules, judgedRules } from './judged-rules.ts'
import { ALL_GOOD, askedSets, type AskedRules, defaultDomain, PARAMETERS } from './asked-rules.ts'

export const nt13: Claim = instances<AskedRules, UpToDomain, JudgedRules>({
  id: 'NT-13',
  kind: 'theorem',
  at: 'nimlab, docs/proofs/shift-rules.md, Theorem 32',
  title: 'shift rules that are right at their critical edges are right everywhere',
  statement: String.raw`Let $F$ be the outcome, in normal or misère play, the Grundy value or the remoteness of $SN(n,A)$. Rule $j$ says $F(x)=F(x-z_j)+w_j$ on $Q_j=\{x:h(x)\ge c\text{ for all }(h,c)\in H_j\}$, and $H_j$ contains $(g_i,c)$ with $c\ge g_i(z_j)+1$ for every gap with $g_i(z_j)>0$. Let $s(h)=\max(0,\max_S h(1_S))$ and $Q_j^\circ=\{x:h(x)\ge c+s(h)\text{ for all }(h,c)\in H_j\}$. If every $(x,j)$ with $x\in Q_j$ satisfies (i) $x\in Q_j^\circ$, or (ii) $x\in Q_k^\circ$, $x-z_j\in Q_k$ and $x-z_k\in Q_j$ for some $k$, or (iii) $F(x)=F(x-z_j)+w_j$, then (iii) holds for all of them. Those that satisfy neither (i) nor (ii) are critical. Where the trees end, their piles are at most $B_{crit}$, some rule applies at every position with a larger pile than $B_{cov}$, and $F(x)$ is found for every $x$ by subtracting rules.`,
  conventions: [
    'the check uses the stored rules of SN(n,A), n = 2, 3, 4, and every edge of the box',
    'the box contains the options of its positions, so the theorem holds on it too',
    `part ${ALL_GOOD}: the check also uses every set of rules that differs in one place: a bound lowered by 1, an inequality left out, a step halved, or 2 more added`,
    'w = 0 for outcomes; remoteness: w is even, and 0 where a terminal position may lie in Q',
  ],
  parameters: PARAMETERS,
  domain: defaultDomain,
  cost: (asked, { max }) => BigInt(askedSets(asked).length) * boxCount(asked.n, max, true),
  *instances({ parameters, domain: { max }, limits }) {
    for (const given of askedSets(parameters)) yield judgedRules(given, max, limits)
  },
  digest: ({ edges, bad }) => edges + bad,
  method: 'retrograde',
  says: {
    children: '(ii) with k fails exactly where an inequality is violated that gives a child',
    solution: 'subtracting rules until none applies gives the value of every position',
  },
  printed: {
    [ALL_GOOD]: {
      says: 'if no critical edge is bad, none is: the bad edges with the least sum are critical',
      holds: ({ leastBad }) => leastBad.settled === 0,
      finds: ({ leastBad }) => `${leastBad.settled} of them are not critical`,
    },
    children: (given) => wrongSplits(given, given.max) === 0,
    finitely: {
      says: 'no critical edge has a pile above B_crit, and no irreducible position one above B_cov',
      holds: ({ largest, critical, covered }) =>
        largest.critical <= critical && largest.irreducible <= covered,
      finds: ({ largest }) =>
        `the largest piles are ${largest.critical} and ${largest.irreducible}`,
    },
    solution: ({ wrongValues }) => wrongValues === 0,
  },
  witness: ({ play, value, altered, critical, covered }) => ({
    play,
    value,
    ...(altered !== null && { altered }),
    critical,
    covered,
  }),
  // The mutation also uses the bound for normal play in misère play.
  wrongAt: { case: { n: 3, A: '{2,3}', part: 'finitely' } },
  wrong: ({ largest }) => largest.critical <= 13,
})
