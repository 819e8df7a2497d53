import { nirbValue, satisfiesNirb } from '@nim/core/setnim'
import { everyK } from '../../../facts/setnim/game-families.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const dhD4: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-D4',
  kind: 'definition',
  at: 'section 2',
  title: 'ν(x) = ⌊|x|/k⌋; x satisfies NIRB iff x_n ≤ ν(x)',
  statement: String.raw`The NIRB value of $x$ is $\nu(x)=\lfloor |x|/k\rfloor$; $x$ satisfies NIRB ("no stack is really big") iff $x_n\le\nu(x)$.`,
  conventions: ['self-test: division against multiplication'],
  games: everyK(1, 5),
  says: {
    value: 'ν(x) = ⌊sum(x)/k⌋: the largest m with k·m ≤ sum(x)',
    condition: 'x satisfies NIRB iff no stack is higher than ν(x)',
  },
  printed: {
    value: ({ x, sum }, { k }) => {
      const value = nirbValue(x, k)
      return k * value <= sum && k * (value + 1) > sum
    },
    condition: ({ x, sum }, { k }) =>
      satisfiesNirb(x, k) === x.every((height) => k * height <= sum),
  },
  // rounded up instead of down
  wrongAt: { case: { n: 3, k: 2, part: 'value' }, max: 3 },
  wrong: ({ sum }, { k }) => Math.ceil(sum / k) * k <= sum,
})
