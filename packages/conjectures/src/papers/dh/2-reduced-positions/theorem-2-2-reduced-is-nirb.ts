import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { type Claim, positions, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const THEOREM_2_2 = ({ k }: ByK): string => `isReduced = [top <= sum div ${k}]`

export const dhT22: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-T2.2',
  kind: 'theorem',
  at: 'Theorem 2.2',
  paperStatus: 'proved',
  title: 'in SN(n,{k}) x is reduced iff x_n ≤ ⌊|x|/k⌋',
  statement: String.raw`In $SN(n,\{k\})$, $1\le k\le n$, $x$ is reduced iff it satisfies NIRB: $x_n\le\lfloor|x|/k\rfloor$.`,
  games: everyK(1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  printed: statedBy(THEOREM_2_2),
  // equality is excluded
  wrongAt: { case: { n: 3, k: 2 }, max: 3 },
  wrong: ({ top, sum, isReduced }, { k }) => isReduced === k * top < sum,
})
