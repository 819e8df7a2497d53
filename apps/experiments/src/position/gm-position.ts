import { lPlayerInduction } from '@nim/bruteforce'
import { gmMove, gmPlayLength } from '@nim/core/gm'
import {
  boxCount,
  formatPosition,
  formatRuleset,
  gameOf,
  options,
  type Ruleset,
  sortedBox,
} from '@nim/core/rules'
import { textTable } from '@nim/report/text'
import type { PlayValue } from '../arguments/value.ts'
import { exactNumber } from './exact-number.ts'
import type { Shown } from './position-page.ts'

/**
 * The play from a position and after each move. Either all players follow the GM-strategy, or each
 * player always makes the best move.
 */
export interface GmPosition {
  readonly value: PlayValue
  readonly ruleset: Ruleset
  readonly position: readonly bigint[]
  /** The number of moves. */
  readonly length: bigint
  /** The number of players. Players are numbered from 0, and player 0 moves next. */
  readonly players: bigint
  readonly loser: bigint
  readonly moves: readonly GmMove[]
}

/** A move of player 0, and the play that follows this move. */
interface GmMove {
  readonly to: readonly bigint[]
  /** The length of the whole play, including this move. */
  readonly length: bigint
  readonly loser: bigint
  readonly isGmMove: boolean
}

/**
 * The play of the game for l players.
 * @param limit the maximum number of positions that `induction` may solve; it solves all positions
 * up to the largest pile
 * @throws RangeError if there are more positions than the limit
 * @complexity for `gm-length`, O(n⁴) operations on integers that are as long as the input
 */
export function gmPosition(
  ruleset: Ruleset,
  piles: readonly (number | bigint)[],
  value: PlayValue,
  limit: number,
): GmPosition {
  const players = BigInt(gameOf(ruleset).players?.(ruleset) ?? 2)
  const position = piles.map(BigInt)
  const lengthAt =
    value === 'induction'
      ? inductionLength(ruleset, Number(players), Number(position.at(-1)), limit)
      : (x: readonly bigint[]) => gmPlayLength(x, players)
  const length = lengthAt(position)
  const strategic = formatPosition(gmMove(position, players))
  return {
    value,
    ruleset,
    position,
    length,
    players,
    loser: length % players,
    moves: options(ruleset, position).map((to) => {
      const after = 1n + lengthAt(to)
      const isGmMove = formatPosition(to) === strategic
      return { to, length: after, loser: after % players, isGmMove }
    }),
  }
}

function inductionLength(
  ruleset: Ruleset,
  players: number,
  max: number,
  limit: number,
): (x: readonly bigint[]) => bigint {
  const { piles } = ruleset
  const count = boxCount(piles, max, true)
  if (count > BigInt(limit)) {
    throw new RangeError(
      `induction solves all ${count} positions with piles up to ${max}; raise --positions, which is now ${limit}`,
    )
  }
  const lengths = lPlayerInduction({ piles, players, max })
  const box = sortedBox(piles, max)
  return (x) => BigInt(lengths[box.rank(x.map(Number))]!)
}

export function gmPositionJson(result: GmPosition, shown: Shown): string {
  const { ruleset } = result
  return JSON.stringify(
    { ...result, ruleset: formatRuleset(ruleset), moves: shownGmMoves(result, shown) },
    (_, value: unknown) => exactNumber(value),
  )
}

/** The moves to show. The GM-move is treated as the best move. */
function shownGmMoves({ moves }: GmPosition, shown: Shown): readonly GmMove[] {
  if (shown === 'all') return moves
  return shown === 'best' ? moves.filter(({ isGmMove }) => isGmMove) : moves.slice(0, shown)
}

export function gmPositionPage(result: GmPosition, shown: Shown): string {
  const { value, ruleset, position, length, players, loser } = result
  const moves = shownGmMoves(result, shown)
  const isByStrategy = value === 'gm-length'
  const how = isByStrategy
    ? 'all players follow the GM-strategy; by GN-2.7'
    : 'each player makes their best move; by solving'
  const lines = textTable(
    [formatRuleset(ruleset), formatPosition(position)],
    [
      ['players', `0 to ${players - 1n}; player 0 moves next`],
      [value, `${length} (${how})`],
      ['loser', `player ${loser}`],
    ],
    ['left', 'left'],
  )
  if (result.moves.length === 0) return `${lines}\n\nno move: the play is over`
  const table = textTable(
    ['', 'kept pile', 'to', value, 'loser'],
    moves.map((move) => [
      move.isGmMove ? '*' : '',
      String(move.to.findIndex((pile, i) => pile === position[i]) + 1),
      formatPosition(move.to),
      String(move.length),
      `player ${move.loser}`,
    ]),
    ['left', 'left', 'left', 'right', 'left'],
  )
  const after = isByStrategy ? ', which all players follow after the move' : ''
  return `${lines}\n\n${table}\n\n*: the GM-strategy${after}`
}
