import type { Claim } from '../../../claim/claim.ts'
import type { GameOnBox, Told } from '../../../facts/fact.ts'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import { bestLengths, bestPlay, gmLength, lPlayerTable } from '../../../facts/gm/l-player-table.ts'
import { hasMultiple } from '../../../facts/gm/rule-by-definition.ts'
import { corrected } from '../../../judge/corrected.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'

interface Case {
  readonly [name: string]: number
  readonly n: number
  readonly l: number
}

const facts = { length: gmLength, best: bestLengths }

type EquilibriumClaim = PositionsClaim<Case, typeof facts>

/** Is it said that the player who moves after d moves cannot do better from x? */
type Binds = (x: readonly number[], d: number, length: number, game: Case) => boolean

const everybody: Binds = () => true

/** In the corrected statement: everybody if n = 2 or l = 2, else the loser, from x with a multiple. */
const losers: Binds = (x, d, length, { n, l }) =>
  n === 2 || l === 2 || (hasMultiple(x, l) && length % l === d)

/** That nobody who is bound can do better, and how many can. */
function equilibrium(binds: Binds): Pick<EquilibriumClaim, 'data'> & {
  readonly printed: (told: Told<typeof facts>, parameters: Case) => boolean
} {
  const canGain = (x: readonly number[], best: number, d: number, length: number, of: Case) =>
    best !== length && binds(x, d, length, of)
  return {
    printed: ({ x, length, best }, of) => {
      for (let d = 0; d < of.l; d++) if (canGain(x, best[d]!, d, length, of)) return false
      return true
    },
    data: (game, of) => gains(game, of.l, (x, best, d, length) => canGain(x, best, d, length, of)),
  }
}

/** How many pairs of a position and a player gain, by kind of gain. */
function gains(
  game: GameOnBox,
  l: number,
  canGain: (x: readonly number[], best: number, d: number, length: number) => boolean,
): Readonly<Record<string, number>> {
  const found = { 'a loser wins': 0, 'a loser loses later': 0, 'a winner wins sooner': 0 }
  const { box, lengths, best } = game.once(lPlayerTable)
  box.forEach((x, rank) => {
    for (let d = 0; d < l; d++) {
      const better = best[rank * l + d]!
      if (!canGain(x, better, d, lengths[rank]!)) continue
      if (lengths[rank]! % l !== d) found['a winner wins sooner']++
      else if (better % l === d) found['a loser loses later']++
      else found['a loser wins']++
    }
  })
  return found
}

const conjecture: EquilibriumClaim = {
  id: 'GN-C1',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'the GM-strategies of l players form a Nash equilibrium from every initial position',
  statement: String.raw`For all $n\ge 2$, $l\ge 2$ and every initial position $x\ge 0$ the GM-strategies of the $l$ players form a Nash equilibrium (hence a uniform one).`,
  conventions: [
    'payoffs, reconstructed, convention A: with |P| the number of moves, the loser pays C−|P|, every winner gets (C−|P|)/(l−1)',
    'literal move rule: an empty pile has to be the kept one',
    'without a multiple of l the largest entry is kept',
    'data: how many pairs of a position and a player gain, by kind of gain',
  ],
  decides:
    'every position of the box as initial position, every player and all his deviations: plays from a position stay below it, so nothing outside the box matters',
  complexity: 'C(max+n, n) positions times n² + l',
  games: lPlayerGames([2, 5], 5, 300_000),
  quick: { max: 20, ranges: { n: [2, 4], l: [2, 3] } },
  facts,
  digest: 'length',
  ...equilibrium(everybody),
  // and the first player never loses
  wrong: {
    case: { n: 3, l: 2 },
    max: 9,
    holds: ({ x, length, best }, of) =>
      length % of.l !== 0 && equilibrium(everybody).printed({ x, length, best }, of),
  },
  evidence: ({ x, length, best }, { game, parameters: { l } }) => {
    const d = Math.max(
      0,
      Array.from(best).findIndex((better) => better !== length),
    )
    const play = bestPlay(game, x, d).map((row) => row.join())
    return {
      expected: `player ${d} cannot do better than a play of ${length} moves`,
      actual: `a play of ${best[d]} moves`,
      explain: `with the strategies the play has ${length} moves and player ${length % l} loses; player ${d} can get a play of ${best[d]} moves, which player ${best[d]! % l} loses: ${play.join(' → ')}`,
    }
  },
  method: 'deviation tables',
}

/** Nash equilibrium of the GM-strategies. */
export const gnC1: Claim = positions(conjecture)

/** What is left of the conjecture. */
export const gnC1Fix: Claim = positions(
  corrected(conjecture, {
    title:
      'for n = 2 or l = 2 an equilibrium; else, from x with a multiple of l, the loser is helpless',
    statement: String.raw`(a) For $n=2$ or $l=2$ the GM-strategies form a Nash equilibrium from every $x\ge 0$. (b) For all $n,l\ge 2$ and every $x\ge 0$ with a multiple of $l$: the player who loses the play of the GM-strategies loses whatever he does, and never later. So from these $x$ they form an equilibrium if winners do not care about $|P|$.`,
    conventions: [
      'payoffs of the loser as in GN-C1 (C−|P|); literal move rule; without a multiple of l, which a deviation can bring about, the largest entry is kept',
      'what changed: positions without a multiple are left out for n, l ≥ 3, and so is the haste of winners',
    ],
    ...equilibrium(losers),
    // the conjecture as printed
    wrong: { case: { n: 3, l: 3 }, max: 8, holds: equilibrium(everybody).printed },
  }),
)

/** The conjecture for two players. */
export const gnC1l2: Claim = positions({
  ...conjecture,
  id: 'GN-C1.l2',
  kind: 'remark',
  at: 'after Conjecture 1',
  paperStatus: 'asserted',
  title: 'for two players the GM-strategies form a Nash equilibrium',
  statement: String.raw`For $l=2$ Conjecture 1 follows from the optimality of the M-rule in $NIM(n,n-1)$.`,
  conventions: ['payoffs by convention A, which for two players is remoteness play (GN-D12)'],
  games: lPlayerGames([2, 6], 2, 300_000),
  quick: { max: 14 },
})
