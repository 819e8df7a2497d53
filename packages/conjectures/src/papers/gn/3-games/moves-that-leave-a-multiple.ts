import { hasMultiple } from '@nim/core/gm/definitions'
import { options } from '@nim/core/rules'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import {
  gmLength,
  someoneGains,
  someoneGainsAmongMultiples,
} from '../../../facts/gm/l-player-table.ts'
import { type Claim, moves, positions } from '../../../judge/index.ts'

const ours = {
  by: 'nimlab',
  at: 'Conjecture 1, added by nimlab',
  games: lPlayerGames([2, 5], 5, 60_000),
  quick: { max: 14, ranges: { n: [2, 4], l: [2, 4] } },
  method: 'deviation tables',
} as const

/**
 * The least t ≥ 0 such that at least ⌊t/l⌋ + 2 of the numbers x_i, x_i + l, x_i + 2l, … are at most
 * t.
 */
function firstTime(x: readonly number[], l: number): number {
  for (let t = 0; ; t++) {
    let count = 0
    for (const pile of x) if (pile <= t) count += Math.floor((t - pile) / l) + 1
    if (count >= Math.floor(t / l) + 2) return t
  }
}

export const gnC1length: Claim = positions({
  ...ours,
  id: 'GN-C1.length',
  kind: 'theorem',
  title:
    'length of the play by the GM-strategies: the first t with ⌊t/l⌋ + 2 numbers x_i + l·w up to t',
  statement: String.raw`Let $n,l\ge2$, and let $x\ge0$ have a multiple of $l$. If all players follow the GM-strategies, the play from $x$ has $T(x)$ moves, where $T(x)$ is the least integer $t\ge0$ with $\sum_{x_i\le t}\bigl(\lfloor(t-x_i)/l\rfloor+1\bigr)\ge\lfloor t/l\rfloor+2$.`,
  conventions: ['literal move rule of GN-D12: the player must keep an empty pile'],
  facts: { length: gmLength },
  digest: 'length',
  printed: ({ x, length }, { l }) => (hasMultiple(x, l) ? length === firstTime(x, l) : null),
  // In the mutation, the play is longer if the largest pile is 3 modulo 4.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ x, length }, { l }) =>
    hasMultiple(x, l) ? length === firstTime(x, l) + (x.at(-1)! % 4 === 3 ? 1 : 0) : null,
})

/** The options of x in which some pile is a multiple of l; none if x has no multiple of l. */
const toMultiples = (x: readonly number[], l: number, all: readonly (readonly number[])[]) =>
  hasMultiple(x, l) ? all.filter((option) => hasMultiple(option, l)) : []

export const gnC1move: Claim = moves({
  ...ours,
  id: 'GN-C1.move',
  kind: 'lemma',
  title: 'a move that leaves a multiple of l keeps T, rounds T down to a multiple of l, or adds 1',
  statement: String.raw`Let $x$ and its option $x'$ each have a multiple of $l$, and let $T$ be the number of moves of the play of the GM-strategies. Then $1+T(x')$ is $T(x)$, or the largest multiple of $l$ below $T(x)$, or $T(x)+1$; the last only if $T(x)$ is no multiple of $l$. In particular $T(x)\equiv0\pmod l$ implies $1+T(x')\in\{T(x),T(x)-l\}$.`,
  facts: { T: gmLength },
  digest: 'T',
  moves: (x, ruleset) =>
    ruleset.kind === 'GM' ? toMultiples(x, ruleset.players, options(ruleset, x)) : [],
  printed: (x, next, { l }) => {
    const after = 1 + next.T
    if (after === x.T || after === l * (Math.ceil(x.T / l) - 1)) return true
    return after === x.T + 1 && x.T % l !== 0
  },
  // The mutation also states that no play becomes longer.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: (x, next, { l }) => 1 + next.T === x.T || 1 + next.T === l * (Math.ceil(x.T / l) - 1),
})

export const gnC1multiple: Claim = positions({
  ...ours,
  id: 'GN-C1.multiple',
  kind: 'theorem',
  title: 'if every move must leave a multiple of l, the GM-strategies form a Nash equilibrium',
  statement: String.raw`Let $n,l\ge2$. In the game of $l$ players in which every move must lead to a position with a multiple of $l$, the GM-strategies form a uniform Nash equilibrium: from every $x\ge0$ with a multiple of $l$, no player gains by deviating from the strategy.`,
  conventions: ['payoffs as in GN-C1 (convention A); literal move rule'],
  facts: { length: gmLength, gains: someoneGainsAmongMultiples, gainsAnyhow: someoneGains },
  digest: 'length',
  printed: ({ x, gains }, { l }) => (hasMultiple(x, l) ? !gains : null),
  // The mutation is the conjecture as printed, which allows every move.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ x, gainsAnyhow }, { l }) => (hasMultiple(x, l) ? !gainsAnyhow : null),
})
