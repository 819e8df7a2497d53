import { remoteness } from '@nim/core/exact-slow'
import { type Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { remotenessRows } from '../../judge/shapes/gmmv/basic-bound-rows.ts'
import { type RemotenessCase, remotenessClaim } from '../../judge/shapes/gmmv/check-remoteness.ts'
import { alsoByRows } from '../../facts/exact-slow/remoteness-by-rows.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The theorem that remoteness has a polynomial algorithm. */
export const gmmvT3: Claim = remotenessClaim({
  id: 'GMMV-T3',
  kind: 'theorem',
  source: `${GMMV}, Theorem 3`,
  paperStatus: 'proved',
  title: 'R of NIM(k+1,k) is computed in polynomial time, k+1 part of the input',
  statement: String.raw`For $n=k+1$, with $n$ part of the input and integers written in binary, $R$ can be computed in polynomial time; hence P-positions can be recognised in polynomial time.`,
  conventions: [
    'normal play; the algorithm checked here is R(x) = B(x), or B(x) + 1 for exceptional x (GMMV-L2), with B found by two bisections: O(n · digits) operations. The algorithm printed in the proof is the claim GMMV-T3-alg',
  ],
  decides:
    'for every position of the box, whether the polynomial algorithm gives the remoteness found by exhaustive solution',
  parameters: [piles(2, 2, 7)],
  quick: { ranges: { n: [2, 4] }, max: 16 },
  says: () => 'the polynomial algorithm',
  printed: alsoByRows<RemotenessCase, number>(
    (position) => remoteness(position),
    ({ n }, max) => remotenessRows(n, max),
  ),
})
