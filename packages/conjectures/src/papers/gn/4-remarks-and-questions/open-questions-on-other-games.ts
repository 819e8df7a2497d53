import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { piles, sizeK } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { gameOnBox } from '../../../facts/game-on-box.ts'
import { gmPlayOf } from '../../../facts/gm/gm-play.ts'
import { uniformStrategy } from '../../../facts/gm/uniform-strategy.ts'
import { modulus } from '../../../facts/gm/vector-parameters.ts'
import { instances } from '../../../judge/instances.ts'
import { boxNear } from '../../../claim/domains.ts'
import { solvingCost } from '../../../facts/solved.ts'

/** Games with uniformly optimal strategies. */
export const gnO1: Claim = instances({
  id: 'GN-O1',
  kind: 'question',
  at: 'section 4',
  paperStatus: 'open',
  title: 'which other impartial games admit uniformly optimal strategies?',
  statement: String.raw`Which other impartial games admit such uniformly optimal strategies? Asked of each $(n,k)$: in $NIM(n,k)$, is there a strategy that sees only which piles are empty, odd, or equal, and in which order of size, and is optimal in the sense of remoteness?`,
  conventions: [
    'a question: `refuted` answers no in that case, it is not a mistake of the paper',
    'normal play; a strategy names the places of the sorted position from which a stone is taken',
    'data: patterns met, and the first position at which its pattern has no common optimal move left',
  ],
  decides:
    'whether for every pattern some set of k places is an optimal move at all positions of the box that have it. A negative answer is final; a positive one is one for the box',
  parameters: [piles(2, 2, 6), sizeK('piles of a move', (n) => [1, n])],
  domain: ({ n }: { n: number; k: number }): BoxDomain => boxNear(n, 4500),
  *instances({ parameters: { n, k }, domain, limits, data }) {
    const found = uniformStrategy(gameOnBox(exactSlowNim(n, k), domain, limits), k)
    data['patterns'] = found.patterns
    data['position'] = found.position?.join() ?? 'none'
    yield found
  },
  cost: ({ n, k }, domain) => solvingCost(exactSlowNim(n, k), domain, 'remoteness'),
  digest: ({ patterns }) => patterns,
  witness: ({ position }, { n, k }) => ({ n, k, position }),
  printed: ({ position }) => position === null,
  // the opposite answer
  wrong: { case: { n: 3, k: 2 }, holds: ({ position }) => position !== null },
  evidence: ({ position, pattern }) => ({
    expected: 'a uniform strategy',
    actual: 'none',
    explain: `at ${position?.join()} no move is optimal that is optimal at the positions before it with the pattern ${pattern}`,
  }),
  method: 'retrograde',
})

/** GM-rules and games. */
export const gnO2: Claim = instances({
  id: 'GN-O2',
  kind: 'question',
  at: 'section 4',
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
  domain: ({ n }: { n: number; l: number }): BoxDomain => boxNear(n, 3000),
  *instances({ parameters: { n, l }, domain, limits, data }) {
    const game = gameOnBox(exactSlowNim(n, n - 1), domain, limits)
    const { box } = game
    const R = game.values('remoteness')
    const differing: { readonly x: readonly number[]; readonly by: number }[] = []
    box.forEach((x, rank) => {
      const by = gmPlayOf(x, l).moves - R[rank]!
      if (by !== 0) differing.push({ x: [...x], by })
    })
    data['differing'] = differing.length
    data['otherParity'] = differing.filter(({ by }) => by % 2 !== 0).length
    data['positions'] = box.count
    yield { differing, positions: box.count, max: domain.max }
  },
  cost: ({ n }, domain) => solvingCost(exactSlowNim(n, n - 1), domain, 'remoteness'),
  digest: ({ differing }) => differing.length,
  witness: ({ max }, { n, l }) => ({ n, l, max }),
  printed: ({ differing }) => differing.length === 0,
  // the opposite answer
  wrong: { case: { n: 3, l: 2 }, holds: ({ differing }) => differing.length > 0 },
  evidence: ({ differing, positions }) => ({
    expected: 'the remoteness',
    actual: `something else at ${differing[0]?.x.join()}`,
    explain: `the number of moves differs from R at ${differing.length} of ${positions} positions`,
  }),
  method: 'retrograde',
})
