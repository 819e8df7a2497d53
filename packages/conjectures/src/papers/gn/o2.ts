import { solve } from '@nim/bruteforce'
import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { gmPlayLengths, gmPlayLengthsByDefinition } from '../../facts/gm/gm-play-lengths.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'
import { modulus } from '../../facts/gm/vector-parameters.ts'

/** GM-rules and games. */
export const gnO2: Claim = instanceClaim<VectorCase, BoxDomain, (n: number, l: number) => boolean>({
  id: 'GN-O2',
  kind: 'question',
  source: `${GN}, section 4`,
  paperStatus: 'open',
  title: 'which other dynamical systems, such as the GM-rule with l > 2, are related to games?',
  statement: String.raw`Which other discrete dynamical systems are related to impartial games; in particular the systems defined by the GM-rule with $l>2$? Asked of each $(n,l)$: played by two in $NIM(n,n-1)$, does the GM-rule give the remoteness?`,
  conventions: [
    'a question: `refuted` answers no in that case, it is not a mistake of the paper',
    'for l players see GN-C1',
    'normal play; data: positions at which the number of moves differs from R, and from R modulo 2',
  ],
  decides:
    'whether the number of moves by the GM-rule is R at all positions of the box. A negative answer is final; a positive one is one for the box',
  parameters: [piles(2, 2, 4), modulus(6)],
  method: 'retrograde',
  defaultDomain: ({ n }) => boxNear(n, 3000),
  size: (_, { max }) => BigInt(max),
  printed: () => true,
  *instances(isRemoteness, { parameters: { n, l }, domain, limits }, report) {
    const table = solve(exactSlowNim(n, n - 1), domain, { value: 'remoteness', ...limits })
    const { box, values } = table
    const isFast = limits.kernel === undefined || limits.kernel === 'auto'
    const moves = isFast ? gmPlayLengths(box, l) : gmPlayLengthsByDefinition(box, l)
    let [differing, otherParity] = [0, 0]
    let first = ''
    for (let rank = 0; rank < box.count; rank++) {
      const difference = moves[rank]! - values[rank]!
      if (difference === 0) continue
      differing++
      if (difference % 2 !== 0) otherParity++
      if (first === '') first = box.unrank(rank).join()
    }
    Object.assign(report, { differing, otherParity, positions: table.box.count })
    const actual = differing === 0
    yield {
      holds: isRemoteness(n, l) === actual,
      value: differing,
      expected: isRemoteness(n, l) ? 'the remoteness' : 'something else',
      actual: actual ? 'the remoteness' : `something else at ${first}`,
      witness: { n, l, max: domain.max },
      explain: `the number of moves differs from R at ${differing} of ${table.box.count} positions`,
    }
  },
})
