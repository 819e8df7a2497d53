import { chopTheTop } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { exactly } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const PRINTED: Parts = {
  ctt: {
    says: 'ctt(x,m) = (min(x_1,m), …, min(x_n,m))',
    ofPosition: ({ x, top }) => {
      for (let m = 0; m <= top + 2; m++) {
        const chopped = chopTheTop(x, m)
        const isRight = chopped.every((height, i) => (x[i]! <= m ? height === x[i] : height === m))
        if (chopped.length !== x.length || !isRight) return false
      }
      return true
    },
  },
}

/** Chop the top. */
export const dhD6: Claim = statementClaim({
  id: 'DH-D6',
  kind: 'definition',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'ctt(x,m) cuts every stack higher than m down to m',
  statement: String.raw`$ctt(x,m)=(\min(x_1,m),\dots,\min(x_n,m))$ for $m\ge0$.`,
  conventions: ['a short remark on ctt is lost in our copy of the text'],
  decides: 'for every position of the box and every m up to x_n + 2, whether the function is that',
  complexity: 'C(max+n,n) positions times max times n',
  games: exactly(() => 1, 1, 4),
  truth: 'rules',
  printed: PRINTED,
})
