import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { piles, sizeK } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { gameOnBox } from '../../../facts/game-on-box.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type GmPlay, gmPlay, gmPlayOf } from '../../../facts/gm/gm-play.ts'
import { uniformStrategy } from '../../../facts/gm/uniform-strategy.ts'
import { modulus } from '../../../facts/gm/vector-parameters.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import { boxNear } from '../../../claim/domains.ts'
import { remoteness, solvingCost } from '../../../facts/solved.ts'

const question = { kind: 'question', at: 'section 4', paperStatus: 'open' } as const

export const gnO1: Claim = instances({
  id: 'GN-O1',
  ...question,
  title: 'which other impartial games admit uniformly optimal strategies?',
  statement: String.raw`Which other impartial games admit such uniformly optimal strategies?`,
  decided:
    'whether NIM(n,k) has a strategy that sees only which piles are empty, odd, or equal, and in which order of size, and is optimal in the sense of remoteness at all positions of the box',
  answer: ({ counterexample, data }) =>
    counterexample === null
      ? `yes on this box, with ${data?.['patterns']} patterns`
      : `no: at ${data?.['position']} no move is left that is optimal wherever its pattern occurs`,
  conventions: [
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

const games = kPlusOne(2, 4, 3000)

export const gnO2: Claim = positions({
  id: 'GN-O2',
  ...question,
  title: 'which other dynamical systems, such as the GM-rule with l > 2, are related to games?',
  statement: String.raw`Which other discrete dynamical systems are related to impartial games; in particular the systems defined by the GM-rule with $l>2$?`,
  decided: 'whether the GM-rule, played by two in NIM(n,n−1), gives the remoteness, in a box',
  conventions: [
    'for l players see GN-C1',
    'normal play; data: positions at which the number of moves differs from R modulo 2',
  ],
  games: { ...games, parameters: [...games.parameters, modulus(6)] },
  facts: { R: remoteness, gm: gmPlay },
  digest: 'R',
  printed: ({ R, gm }) => gm.moves === R,
  // the play by the rule of another l
  wrong: { case: { n: 3, l: 2 }, holds: ({ x, R }) => gmPlayOf(x, 4).moves === R },
  counts: () => {
    let otherParity = 0
    const see = ({ R, gm }: { readonly R: number; readonly gm: GmPlay }): void => {
      if ((gm.moves - R) % 2 !== 0) otherParity++
    }
    return { see, result: () => ({ otherParity }) }
  },
  evidence: ({ R, gm }) => ({
    expected: gm.moves,
    actual: R,
    explain: `by the GM-rule ${gm.moves} moves are made; the remoteness is ${R}`,
  }),
})
