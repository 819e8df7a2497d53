import { type GmPlay, gmPlayOf, playToLevel } from '@nim/core/gm/definitions'
import { exactSlowNim } from '@nim/core/rules'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { gmPlay } from '../../../facts/gm/gm-play.ts'
import {
  ANY_REDUCED,
  AT_LEVEL_KEPT,
  gmForTwo,
  gmUnlessOdd,
  isBest,
  isBestAbove,
  levelRemoteness,
} from '../../../facts/gm/level-game.ts'
import { uniformStrategy } from '../../../facts/gm/uniform-strategy.ts'
import { modulus } from '../../../facts/gm/vector-parameters.ts'
import type { BoxDomain, Claim } from '../../../judge/index.ts'
import {
  boxNear,
  byRules,
  choice,
  gameOnBox,
  instances,
  piles,
  positions,
  remoteness,
  sizeK,
  solvingCost,
} from '../../../judge/index.ts'

const question = { kind: 'question', at: 'section 4', paperStatus: 'open' } as const

export const gnO1: Claim = instances({
  id: 'GN-O1',
  ...question,
  title: 'which other impartial games admit uniformly optimal strategies?',
  statement: String.raw`Which other impartial games admit such uniformly optimal strategies?`,
  decided:
    'Does NIM(n,k) have a strategy that is optimal in the sense of remoteness at every position of the box? The strategy may use only the order of the piles, and which of them are empty, odd or equal.',
  rest: { open: 'all other games, and piles beyond the check' },
  provedBy: ({ n, k }) => {
    if (k === Number(n) - 1) return ['GMMV-M4']
    // in these games, all plays have the same length
    return k === 1 || k === n ? ['GMMV-F4'] : []
  },
  answer: ({ counterexample, data }) =>
    counterexample === null
      ? `yes on this box, with ${data?.['patterns']} patterns`
      : `no: at ${data?.['position']} no move is left that is optimal wherever its pattern occurs`,
  conventions: [
    'normal play; a strategy names the places of the sorted position from which a stone is taken',
    'data: the number of patterns, and the first position that leaves its pattern without a common optimal move',
  ],
  decides:
    'whether for every pattern some set of k places is an optimal move at all positions of the box with this pattern. A negative answer is final; a positive one covers only the box',
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
  // The mutation gives the opposite answer.
  wrongAt: { case: { n: 3, k: 2 } },
  wrong: ({ position }) => position !== null,
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
  decided:
    'If both players follow the GM-rule in NIM(n,n−1), is the length of the play equal to the remoteness at every position of the box?',
  rest: { open: 'all other dynamical systems and all other games' },
  provedBy: ({ n, l }) => {
    // for l = 2 the GM-rule is the M-rule
    if (l === 2) return ['GMMV-M4']
    // for two piles, all plays have the same length
    return n === 2 ? ['GMMV-F4'] : []
  },
  conventions: [
    'for l players see GN-C1',
    'normal play; data: positions at which the number of moves differs from R modulo 2',
  ],
  games: { ...games, parameters: [...games.parameters, modulus(6)] },
  facts: { R: remoteness, gm: gmPlay },
  digest: 'R',
  printed: ({ R, gm }) => gm.moves === R,
  // The mutation uses the play by the rule for a different l.
  wrongAt: { case: { n: 3, l: 2 } },
  wrong: ({ x, R }) => gmPlayOf(x, 4).moves === R,
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

const levelFacts = { R: levelRemoteness }

const levelGames = kPlusOne(2, 4, 1500)

export const gn4u: Claim = positions({
  id: 'GN-4u',
  kind: 'remark',
  at: 'section 4',
  paperStatus: 'asserted',
  title: 'with an even level a instead of 0, the GM-strategies are optimal',
  statement: String.raw`$l=2$. Replace 0 by an integer $a$, positive or negative: all entries of $x$ are $\ge a$, and the game is over as soon as at least two entries are $\le a$. Then the GM-strategies are optimal (in the sense of remoteness) and the same for every even $a$.`,
  conventions: [
    'readings: (r1) all entries start at a or above, and a move may not reduce an entry ≤ a; (r2) a move may reduce any n−1 entries, whatever their values, for n ≥ 3: for n = 2 such a play need not end',
    'positions are y = x − a ≥ 0; the GM-rule is applied to the true entries x',
    'the paper requires a number of entries ≥ a that our copy lacks, perhaps n−1; nimlab judges only starts with all entries ≥ a',
    '"at least two" is reconstructed; for odd a the statement is false in both readings (a test of nimlab shows it)',
  ],
  decides:
    'for every y of the box, whether the run of the GM-rule from x = y + a is legal and has as many moves as the remoteness by exhaustive solution. Because this holds for all y, the moves are optimal too',
  games: {
    ...levelGames,
    parameters: [...levelGames.parameters, choice('a', 'the level', ['0', '2', '4', '-2', '-4'])],
  },
  chosenBy: 'reading',
  principal: {
    cases: { reading: [AT_LEVEL_KEPT] },
    because:
      'the sentence replaces 0 by a in NIM(n,n−1), in which an entry of 0 must not be reduced. For a = 0, the reading r2 gives a different game, which need not even end for n = 2',
  },
  partsOf: ({ n }) => (n === 2 ? [AT_LEVEL_KEPT] : [AT_LEVEL_KEPT, ANY_REDUCED]),
  facts: levelFacts,
  digest: 'R',
  printed: {
    [AT_LEVEL_KEPT]: { says: 'an entry ≤ a may not be reduced', holds: isBestAbove(gmForTwo) },
    [ANY_REDUCED]: {
      says: 'any n − 1 entries may be reduced',
      holds: isBest,
      stated: ({ x, R }) => [byRules(x, { fact: 'level-remoteness', value: R })],
    },
  },
  wrongAt: { case: { n: 3, a: '2', reading: AT_LEVEL_KEPT }, max: 5 },
  wrong: isBestAbove(gmUnlessOdd(1)),
  evidence: ({ x: y, R }, { parameters: { a } }) => {
    const { moves, start, end } = playToLevel(y, Number(a), gmForTwo)
    return {
      expected: moves,
      actual: R,
      explain: `the GM-rule from x = ${start.join()} makes ${moves} moves and ends in ${end.join()}; the remoteness is ${R}`,
    }
  },
  method: 'retrograde',
})
