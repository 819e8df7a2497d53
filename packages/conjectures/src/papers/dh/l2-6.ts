import { chopTheTop } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Chopping keeps reducedness. */
export const dhL26: Claim = statementClaim({
  id: 'DH-L2.6',
  kind: 'lemma',
  source: `${DH}, Lemma 2.6`,
  paperStatus: 'proved',
  title: 'if x is reduced, so is ctt(x,m) for every m ≥ 0',
  statement: String.raw`In $SN(n,\{k\})$: if $x$ is reduced, then $ctt(x,m)$ is reduced for every $m\ge0$.`,
  conventions: ['reduced by DH-D3; m = 0..x_n'],
  decides: 'for every reduced position of the box and every m',
  complexity: 'C(max+n,n) positions times max',
  games: everyK(1, 7),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: {
    chopped: {
      says: 'ctt(x,m) is reduced for every m',
      ofPosition: ({ x, top, game, isReduced }) => {
        if (!isReduced) return null
        for (let m = 0; m <= top; m++) if (!game.isReduced(chopTheTop(x, m))) return false
        return true
      },
      finds: ({ x, top, game }) => {
        const m = Array.from({ length: top + 1 }, (_, i) => i).find(
          (height) => !game.isReduced(chopTheTop(x, height)),
        )
        return `${x.join()} is reduced and ctt(x,${m}) = ${chopTheTop(x, m!).join()} is not`
      },
    },
  },
})
