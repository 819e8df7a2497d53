import { gmPlayOf, hasMultiple, keeping } from '@nim/core/gm/definitions'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import { gainsBelow, gmLength, someoneGains } from '../../../facts/gm/l-player-table.ts'
import type { Claim, InstancesClaim, UpToDomain } from '../../../judge/index.ts'
import { choice, instances, positions, upTo } from '../../../judge/index.ts'

type Case = { readonly n: number; readonly l: number }

const beside = {
  by: 'nimlab',
  at: 'Conjecture 1, added by nimlab',
  conventions: [
    'payoffs as in GN-C1 (convention A); literal move rule; without a multiple of l the largest entry is kept',
  ],
} as const

/** True if, according to the statement, the GM-strategies form an equilibrium from x. */
function isLow(x: readonly number[], { n, l }: Case, slack = 0): boolean {
  const [least, lastButOne, largest] = [x[0]!, x[n - 2]!, x[n - 1]!]
  if (least <= (n - 3) * l + 1 + slack || lastButOne <= (n - 2) * l) return true
  return hasMultiple(x, l) && (least <= (n - 2) * l + 1 || largest < (n - 1) * l)
}

const facts = { length: gmLength, gains: someoneGains }

export const gnC1low: Claim = positions({
  ...beside,
  id: 'GN-C1.low',
  kind: 'theorem',
  title: 'from low positions the GM-strategies form a Nash equilibrium, for all n, l ≥ 3',
  statement: String.raw`Let $n\ge3$ and $l\ge2$. The GM-strategies of the $l$ players form a Nash equilibrium from every $x\ge0$ with $x_1\le(n-3)l+1$ or $x_{n-1}\le(n-2)l$; and from every $x$ with a multiple of $l$ and $x_1\le(n-2)l+1$ or $x_n<(n-1)l$. For $l\ge3$ none of the four bounds can be raised by 1 (GN-C1.families).`,
  games: lPlayerGames([3, 6], 5, 60_000),
  quick: { max: 14, ranges: { n: [3, 4], l: [2, 3] } },
  facts,
  digest: 'length',
  printed: ({ x, gains }, of) => (isLow(x, of) ? !gains : null),
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ x, gains }, of) => (isLow(x, of, 1) ? !gains : null),
  counts: (of) => {
    const found = { 'low positions': 0, 'other positions': 0, 'of these an equilibrium': 0 }
    const see = ({
      x,
      gains,
    }: {
      readonly x: readonly number[]
      readonly gains: boolean
    }): void => {
      if (isLow(x, of)) found['low positions']++
      else {
        found['other positions']++
        if (!gains) found['of these an equilibrium']++
      }
    }
    return { see, result: () => found }
  },
  method: 'deviation tables',
})

export const gnC1shift: Claim = positions({
  ...beside,
  id: 'GN-C1.shift',
  kind: 'theorem',
  title: 'if a player gains from x, a player gains from x + (n−1)l: each failure begins a family',
  statement: String.raw`Let $n,l\ge2$. If from $x\ge0$ some player gains by leaving the GM-strategy, then so does some player from $x+(n-1)l\cdot(1,\dots,1)$. So every position that defeats the GM-strategies begins an infinite family.`,
  games: lPlayerGames([3, 4], 5, 100_000),
  quick: { max: 16, ranges: { n: [3, 4], l: [2, 3] } },
  facts: { ...facts, below: gainsBelow },
  digest: 'length',
  printed: ({ gains, below }) => (below ? gains : null),
  // In the mutation, no player gains if the size of the least pile is a multiple of 5.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ x, gains, below }) => (below ? gains && x[0]! % 5 !== 0 : null),
  counts: () => {
    const found = { 'someone gains': 0, 'and below': 0 }
    const see = ({ gains, below }: { readonly gains: boolean; readonly below: boolean }): void => {
      if (gains) found['someone gains']++
      if (below) found['and below']++
    }
    return { see, result: () => found }
  },
  method: 'deviation tables',
})

/**
 * A family of positions. For each n and l, it gives the first position and the length of its play.
 */
interface Family {
  readonly says: string
  /**
   * The sorted position. Player 0 deviates from the GM-strategy by keeping the last of the least
   * piles.
   */
  readonly first: (n: number, l: number) => readonly number[]
  /**
   * The number of moves when all players follow the GM-strategies. By deviating, player 0 shortens
   * the play by one move.
   */
  readonly moves: (n: number, l: number) => number
}

const piles = (times: number, pile: number): number[] => new Array<number>(times).fill(pile)

const FAMILIES: Readonly<Record<string, Family>> = {
  hasty: {
    says: 'player 0 wins anyway, and one move sooner by keeping a least pile; without a multiple of l',
    first: (n, l) => [...piles(n - 2, (n - 3) * l + 2), ...piles(2, (n - 2) * l + 1)],
    moves: (n, l) => (n - 2) * l + 2,
  },
  escape: {
    says: 'player 0 loses, but wins by keeping a least pile; without a multiple of l',
    first: (n, l) => [...piles(n - 1, (n - 2) * l + 1), (n - 1) * l - 1],
    moves: (n, l) => (n - 1) * l,
  },
  'hasty-multiple': {
    says: 'player 0 wins anyway, and one move sooner by keeping a least pile; with a multiple of l',
    first: (n, l) => [...piles(n - 1, (n - 2) * l + 2), (n - 1) * l],
    moves: (n, l) => (n - 1) * l + 2,
  },
}

/** A member of a family, with the numbers of moves in its two plays, both found by simulation. */
interface Member {
  readonly n: number
  readonly l: number
  readonly x: readonly number[]
  readonly times: number
  readonly moves: number
  readonly movesAfterLeaving: number
}

function memberOf(family: Family, n: number, l: number, times: number): Member {
  const x = family.first(n, l).map((pile) => pile + times * (n - 1) * l)
  const left = keeping(x, x.lastIndexOf(x[0]!) + 1).sort((a, b) => a - b)
  const movesAfterLeaving = 1 + gmPlayOf(left, l).moves
  return { n, l, x, times, moves: gmPlayOf(x, l).moves, movesAfterLeaving }
}

type FamilyCase = { readonly family: string }

const families: InstancesClaim<FamilyCase, UpToDomain, Member> = {
  ...beside,
  id: 'GN-C1.families',
  kind: 'theorem',
  title: 'three families for all n, l ≥ 3 from which player 0 gains by leaving the GM-strategy',
  statement: String.raw`Let $n,l\ge3$ and $t\ge0$; $m^k$ stands for $k$ piles $m$, and $t(n-1)l$ is added to all piles. From $((n-3)l+2)^{n-2},((n-2)l+1)^2$ the GM-strategies make $(n-2)l+2+tnl$ moves, from $((n-2)l+1)^{n-1},(n-1)l-1$ they make $(n-1)l+tnl$, from $((n-2)l+2)^{n-1},(n-1)l$, where there is a multiple of $l$, $(n-1)l+2+tnl$. If player 0 keeps a least pile, the play is one move shorter, and player 0 wins: in the second family instead of losing, in the others sooner.`,
  decides:
    'for 3 ≤ n, l ≤ max and t ≤ 2 the two plays, move by move, and which of them player 0 prefers',
  parameters: [choice('family', 'the family', Object.keys(FAMILIES))],
  domain: upTo('n and l', 9),
  *instances({ parameters: { family }, domain: { max } }) {
    for (let n = 3; n <= max; n++) {
      for (let l = 3; l <= max; l++) {
        for (let t = 0; t <= 2; t++) yield memberOf(FAMILIES[family]!, n, l, t)
      }
    }
  },
  cost: (_, { max }) => BigInt(3 * max * max),
  digest: ({ moves }) => moves,
  witness: ({ x, l }) => ({ position: x, l }),
  printed: ({ n, l, times, moves, movesAfterLeaving }, { family }) =>
    moves === FAMILIES[family]!.moves(n, l) + times * n * l &&
    movesAfterLeaving === moves - 1 &&
    movesAfterLeaving % l !== 0,
  // The mutation also states that n must be greater than 3.
  wrongAt: { case: { family: 'hasty' } },
  wrong: ({ n, moves, movesAfterLeaving }) => movesAfterLeaving === moves - 1 && n > 3,
  method: 'simulation',
}

export const gnC1families: Claim = instances(families)
