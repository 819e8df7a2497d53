import { isOver } from '@nim/core/gm'
import { keeping } from '@nim/core/gm/definitions'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { chosenLength, payoffs } from '../../../facts/gm/gm-play.ts'
import { legalOptions, optionRemotenesses } from '../../../facts/setnim/options.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { type Claim, outcome, positions, remoteness } from '../../../judge/index.ts'

const definition = { kind: 'definition', at: 'section 3', paperStatus: 'asserted' } as const

/** Writes positions as a set, without repetition and in a fixed order. */
function asSet(positionList: readonly (readonly number[])[]): string {
  const words = positionList.map((x) => [...x].sort((a, b) => a - b).join())
  return [...new Set(words)].sort().join(' ')
}

export const gnD10: Claim = positions({
  id: 'GN-D10',
  ...definition,
  title: 'NIM(n,n−1): keep one pile and lower the others, all of which must be positive',
  statement: String.raw`In $NIM(n,k)$ a move takes one stone from each of exactly $k$ non-empty piles. For $k=n-1$ it keeps one pile and lowers the others, all of which must be positive; a position is terminal iff at least two piles are 0; with exactly one empty pile, that pile is the one kept.`,
  games: kPlusOne(2, 5, 3000),
  facts: { options: legalOptions },
  digest: ({ options }) => options.length,
  printed: ({ x, options }) => {
    const mayKeep = (kept: number): boolean => x.every((pile, i) => i === kept || pile > 0)
    const described = x.flatMap((_, i) => (mayKeep(i) ? [keeping(x, i + 1)] : []))
    return (x[1] === 0) === (options.length === 0) && asSet(described) === asSet(options)
  },
  // In the mutation, an empty pile ends the game.
  wrong: ({ x, options }) => (x[0] === 0) === (options.length === 0),
  method: 'rules',
})

export const gnD11: Claim = positions({
  id: 'GN-D11',
  ...definition,
  title: 'remoteness: 0 at terminals, else 1 + least even option value, or 1 + greatest odd one',
  statement: String.raw`$R(x)=0$ at terminal positions; otherwise $R(x)=1+\min$ of the even option values if there is one, and $1+\max$ of the (odd) option values if there is none.`,
  conventions: ['the check also tests that R is even exactly at P-positions'],
  games: kPlusOne(2, 4, 5000),
  facts: { R: remoteness, o: outcome, options: optionRemotenesses },
  digest: 'R',
  printed: ({ R, o, options }) => {
    const even = options.filter((value) => value % 2 === 0)
    const best = even.length > 0 ? Math.min(...even) : Math.max(-1, ...options)
    return R === 1 + best && R % 2 === o
  },
  // The mutation uses the least value of an option, odd or even.
  wrongAt: { case: { n: 3 } },
  wrong: ({ R, options }) => R === (options.length === 0 ? 0 : 1 + Math.min(...options)),
})

/**
 * There is one loser, whose payoff increases with the length of the play. The winners' payoffs
 * decrease with it. The payoffs sum to zero.
 */
function arePayoffsRight(length: number, l: number): boolean {
  const now = payoffs(length, l)
  const later = payoffs(length + l, l)
  const isRight = (payoff: number, player: number): boolean => {
    const gain = later[player]! - payoff
    return player === length % l ? payoff < 0 && gain > 0 : payoff > 0 && gain < 0
  }
  return now.every(isRight) && now.reduce((a, b) => a + b) === 0
}

export const gnD12: Claim = positions({
  id: 'GN-D12',
  kind: 'definition',
  at: 'section 3.4',
  paperStatus: 'asserted',
  title: 'the l-player game: the one who cannot move pays C−|P|, the winners share it',
  statement: String.raw`$n$ piles, $l\ge 2$ players in cyclic order; a move keeps one pile and reduces the others by 1, provided they are positive. A position with at least two non-positive entries is terminal: the player who has to move there lost. The loser pays $C-|P|$, every winner gets $(C-|P|)/(l-1)$, with $|P|$ the number of moves.`,
  conventions: [
    'convention A for the payoffs is reconstructed. The readings "the loser pays C+|P|" and "an empty pile may be among the reduced ones and stays empty" contradict a sentence of the paper: for l = 2 the conjecture follows from the optimality of the M-rule',
  ],
  games: kPlusOne(2, 5, 5000),
  facts: { R: remoteness, chosen: chosenLength, options: optionRemotenesses, length: sum },
  digest: ({ length, R, options }, { part }: { n: number; part?: string }) =>
    part === 'remoteness' ? R : part === 'payoffs' ? length : Number(options.length === 0),
  says: {
    remoteness: 'for l = 2 the play in which both choose the best payoff has R(x) moves',
    payoffs:
      'payoffs sum to 0, one player loses, and winners hurry while the loser resists, l = 2..6',
    end: 'the play is over exactly where NIM(n,n−1) has no move',
  },
  printed: {
    remoteness: ({ R, chosen }) => R === chosen,
    payoffs: ({ length }) => [2, 3, 4, 5, 6].every((l) => arePayoffsRight(length, l)),
    end: ({ x, options }) => isOver(x) === (options.length === 0),
  },
  // In the mutation, every player prefers a short play, no matter who loses.
  wrongAt: { case: { n: 3, part: 'remoteness' }, max: 5 },
  wrong: ({ R, options }) => R === (options.length === 0 ? 0 : 1 + Math.min(...options)),
  method: 'backward induction',
})
