// Written by `npm run docs` from results/points.jsonl and the parts that the goals of these claims prove.

/** The recorded result of proving a claim at finitely many points, for all positions. */
export interface PointCases {
  readonly cases: number
  /** The part that is proved; absent if the whole claim is proved. */
  readonly only?: string
}

/** Recorded proofs by points, by the id of the claim. */
export const POINT_CASES: ReadonlyMap<string, PointCases> = new Map<string, PointCases>([
  ['GMMV-R1', { cases: 3 }],
  ['GMMV-F2', { cases: 21 }],
  ['GMMV-F3', { cases: 21 }],
  ['GMMV-D4.values', { cases: 1 }],
  ['GMMV-T2', { cases: 2, only: 'M(x) = R(x), not the levels m(x)' }],
  ['GMMV-App', { cases: 14 }],
  ['GMMV-App-fix', { cases: 1 }],
  ['GMMV-App-case0', { cases: 1 }],
  ['GMMV-App-case0.1', { cases: 1 }],
  ['GMMV-App-case0.2', { cases: 1 }],
  ['GMMV-App-case0.3', { cases: 1 }],
  ['GMMV-App-case0.4', { cases: 1 }],
  ['GMMV-App-case0.5', { cases: 1 }],
  ['GMMV-App-case1', { cases: 1 }],
  ['GMMV-App-case1.1', { cases: 1 }],
  ['GMMV-App-case1.2', { cases: 1 }],
  ['GMMV-App-case1.3', { cases: 1 }],
  ['GMMV-App-case1.4', { cases: 1 }],
  ['GMMV-App-case2-fix', { cases: 1 }],
  ['GMMV-App-case2.1a', { cases: 1 }],
  ['GMMV-App-case2.1b-fix', { cases: 1 }],
  ['GMMV-App-case2.2a', { cases: 1 }],
  ['GMMV-App-case2.2b', { cases: 1 }],
  ['GMMV-App-case2.2c-fix', { cases: 1 }],
  ['GMMV-App-case2.3a', { cases: 1 }],
  ['GMMV-App-case2.3b', { cases: 1 }],
  ['GMMV-App-case2.3c-fix', { cases: 1 }],
  ['DH-T3.3', { cases: 3, only: 'which positions are P, not that o and r have the same parity' }],
  ['DH-T4.1', { cases: 57 }],
  [
    'DH-P4.3',
    { cases: 3, only: 'the instance from SN(n,{n−1}) to SN(n,{n−1,n}), of all finite games' },
  ],
  ['DH-T5.1', { cases: 3, only: 'which positions are P, not that o and r have the same parity' }],
  ['DH-C1', { cases: 7, only: 'which positions are P, not that o and r have the same parity' }],
  ['DH-T6.1', { cases: 10 }],
  ['DH-R6.2', { cases: 6 }],
  [
    'DH-OP3',
    { cases: 5, only: 'that P(n,{1,n}) is a subset of P(n,{1}), and P(n,{n−1,n}) of P(n,{n−1})' },
  ],
  ['NT-T5', { cases: 10 }],
  ['NT-1', { cases: 10 }],
  ['NT-2', { cases: 5, only: 'the part P-positions' }],
  ['NT-3', { cases: 3, only: 'the part P-positions' }],
  ['NT-4', { cases: 21, only: 'the part P-positions' }],
  ['NT-L25', { cases: 28 }],
  ['NT-5', { cases: 5, only: 'the part P-positions' }],
  ['NT-10', { cases: 2, only: 'the part P-positions' }],
  ['NT-11', { cases: 6, only: 'the part P-positions' }],
  ['NT-12', { cases: 7, only: 'the part P-positions' }],
])
