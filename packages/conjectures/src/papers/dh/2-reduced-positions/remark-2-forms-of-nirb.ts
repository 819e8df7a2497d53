import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { type Claim, positions, eachText, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** x_i ≤ ν(x) for all i. */
const ALL_ARE = ({ n, k }: ByK): string =>
  Array.from({ length: n }, (_, i) => `x${i + 1} <= sum div ${k}`).join(' and ')

export const NIRB: Readonly<Record<string, (parameters: ByK) => string>> = {
  'k·x_n ≤ sum(x)': ({ k }) => `top <= sum div ${k} <-> ${k} * top <= sum`,
  'every x_i ≤ ν(x)': (c) => `top <= sum div ${c.k} <-> ${ALL_ARE(c)}`,
  reduced: (c) => `(${c.k} * top <= sum <-> isReduced = 1) and (${ALL_ARE(c)} <-> isReduced = 1)`,
}

export const dhU2: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U2',
  kind: 'remark',
  at: 'section 2',
  title: 'NIRB: x_n ≤ ⌊|x|/k⌋ iff k·x_n ≤ |x| iff all x_i ≤ ν(x)',
  statement: String.raw`Equivalent forms of NIRB: $x_n\le\lfloor|x|/k\rfloor$; $k\,x_n\le|x|$; $x_i\le\nu(x)$ for all $i$.`,
  conventions: ['the third part compares the forms with reducedness by DH-D3'],
  games: everyK(1, 6),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  says: {
    'k·x_n ≤ sum(x)': 'x_n ≤ ⌊sum(x)/k⌋ iff k·x_n ≤ sum(x)',
    'every x_i ≤ ν(x)': 'x_n ≤ ⌊sum(x)/k⌋ iff x_i ≤ ν(x) for all i',
    reduced: 'each of the three forms holds iff x is reduced in SN(n,{k})',
  },
  printed: eachText(NIRB, statedBy),
  // rounded up instead of down
  wrongAt: { case: { n: 3, k: 2, part: 'k·x_n ≤ sum(x)' }, max: 3 },
  wrong: ({ top, sum }, { k }) => top <= Math.ceil(sum / k) === k * top <= sum,
})
