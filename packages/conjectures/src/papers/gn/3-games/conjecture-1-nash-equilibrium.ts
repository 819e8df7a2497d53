import { hasMultiple } from '@nim/core/gm/definitions'
import { options } from '@nim/core/rules'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import { bestLengths, gmLength } from '../../../facts/gm/l-player-table.ts'
import type { Claim, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { byRules, corrected, positions } from '../../../judge/index.ts'
import { bestPlay } from './best-play.ts'

type Case = { readonly n: number; readonly l: number }

const facts = { length: gmLength, best: bestLengths }

type EquilibriumClaim = PositionsClaim<Case, typeof facts>

/**
 * True if the statement says that the player whose turn comes after d moves cannot do better from
 * x.
 */
type Binds = (x: readonly number[], d: number, length: number, game: Case) => boolean

const everybody: Binds = () => true

/**
 * The corrected statement. From an x with a multiple of l, the statement is about all players if n
 * = 2 or l = 2, and otherwise about the loser.
 */
const losers: Binds = (x, d, length, { n, l }) =>
  n === 2 || l === 2 || (hasMultiple(x, l) && length % l === d)

/**
 * The statement that no player whom it covers can do better. For each kind of gain, `counts`
 * contains the number of players who can do better.
 */
function equilibrium(binds: Binds): Pick<EquilibriumClaim, 'counts'> & {
  readonly printed: (told: StatementInput<typeof facts>, parameters: Case) => boolean
} {
  const canGain = (
    { x, length, best }: StatementInput<typeof facts>,
    d: number,
    of: Case,
  ): boolean => best[d] !== length && binds(x, d, length, of)
  return {
    printed: (told, of) => {
      for (let d = 0; d < of.l; d++) if (canGain(told, d, of)) return false
      return true
    },
    counts: (of) => {
      const found = { 'a loser wins': 0, 'a loser loses later': 0, 'a winner wins sooner': 0 }
      const see = (told: StatementInput<typeof facts>): void => {
        for (let d = 0; d < of.l; d++) {
          if (!canGain(told, d, of)) continue
          if (told.length % of.l !== d) found['a winner wins sooner']++
          else if (told.best[d]! % of.l === d) found['a loser loses later']++
          else found['a loser wins']++
        }
      }
      return { see, result: () => found }
    },
  }
}

const conjecture: EquilibriumClaim = {
  id: 'GN-C1',
  kind: 'conjecture',
  at: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'the GM-strategies of l players form a Nash equilibrium from every initial position',
  statement: String.raw`For all $n\ge 2$, $l\ge 2$ and every initial position $x\ge 0$ the GM-strategies of the $l$ players form a Nash equilibrium (hence a uniform one).`,
  conventions: [
    'the payoffs are reconstructed (convention A): if the play P has |P| moves, the loser pays C−|P|, every winner gets (C−|P|)/(l−1)',
    'literal move rule: the player must keep an empty pile',
    'without a multiple of l the largest entry is kept',
    'data: the number of pairs of a position and a player who gains, by kind of gain',
  ],
  decides:
    'every position of the box as initial position, every player and all deviations of this player: all plays from a position stay below it, so nothing outside the box matters',
  flaw: { class: 'conjecture', cause: 'GN-C1' },
  games: lPlayerGames([2, 5], 5, 300_000),
  quick: { max: 20, ranges: { n: [2, 4], l: [2, 3] } },
  facts,
  digest: 'length',
  ...equilibrium(everybody),
  // The mutation also states that the first player never loses.
  wrongAt: { case: { n: 3, l: 2 }, max: 9 },
  wrong: (told, of) => told.length % of.l !== 0 && equilibrium(everybody).printed(told, of),
  evidence: ({ x, length, best }, { game, parameters: { l } }) => {
    const gainer = Array.from(best).findIndex((better) => better !== length)
    const d = Math.max(0, gainer)
    const play = bestPlay(game, x, d)
    return {
      expected: `player ${d} cannot do better than a play of ${length} moves`,
      actual: `a play of ${best[d]} moves`,
      explain: `with the strategies the play has ${length} moves and player ${length % l} loses; player ${d} can get a play of ${best[d]} moves, which player ${best[d]! % l} loses: ${play.map((row) => row.join()).join(' → ')}`,
      // the options show that this is a play, from beginning to end
      stated: play.map((row) =>
        byRules(row, { fact: 'options', value: options(game.ruleset, row) }),
      ),
    }
  },
  method: 'deviation tables',
}

export const gnC1: Claim = positions(conjecture)

export const gnC1Fix: Claim = positions(
  corrected(conjecture, {
    kind: 'theorem',
    title:
      'for n = 2 or l = 2 an equilibrium; otherwise, from x with a multiple of l, the loser cannot avoid losing',
    statement: String.raw`(a) For $n=2$ or $l=2$ the GM-strategies form a Nash equilibrium from every $x\ge 0$. (b) For all $n,l\ge 2$ and every $x\ge 0$ with a multiple of $l$: the player who loses when all players follow the GM-strategies cannot avoid or delay the loss by deviating alone. So from these $x$ they form an equilibrium if winners do not care about $|P|$.`,
    conventions: [
      'payoffs of the loser as in GN-C1 (C−|P|); literal move rule; without a multiple of l, which a deviation can bring about, the largest entry is kept',
      'changed: the statement excludes positions without a multiple for n, l ≥ 3, and winners need not hurry',
    ],
    ...equilibrium(losers),
    // The mutation is the conjecture as printed.
    wrongAt: { case: { n: 3, l: 3 }, max: 8 },
    wrong: equilibrium(everybody).printed,
  }),
)

export const gnC1l2: Claim = positions({
  ...conjecture,
  id: 'GN-C1.l2',
  kind: 'remark',
  at: 'after Conjecture 1',
  paperStatus: 'asserted',
  title: 'for two players the GM-strategies form a Nash equilibrium',
  statement: String.raw`For $l=2$ Conjecture 1 follows from the optimality of the M-rule in $NIM(n,n-1)$.`,
  conventions: ['payoffs by convention A; for two players this is play by remoteness (GN-D12)'],
  games: lPlayerGames([2, 6], 2, 300_000),
  quick: { max: 14 },
})
