import { gmMove, gmPlayLength } from '@nim/core/gm'
import { formatPosition, formatRuleset, gameOf, options, type Ruleset } from '@nim/core/rules'
import { textTable } from '@nim/report'
import { exactNumber } from './exact-number.ts'

/** The play in which all players follow the GM-strategy, from a position and after each move. */
export interface GmPosition {
  readonly ruleset: Ruleset
  readonly position: readonly bigint[]
  /** Number of moves. */
  readonly length: bigint
  /** Players are 0, …, players − 1; 0 has the move. */
  readonly players: bigint
  readonly loser: bigint
  readonly moves: readonly GmMove[]
}

/** A move of player 0, after which all follow the GM-strategy. */
interface GmMove {
  readonly to: readonly bigint[]
  /** Of the whole play, this move included. */
  readonly length: bigint
  readonly loser: bigint
  readonly isGmMove: boolean
}

/**
 * The play of a game that has the value gm-length.
 * @complexity O(n⁴) operations on integers of the length of the input
 */
export function gmPosition(ruleset: Ruleset, piles: readonly (number | bigint)[]): GmPosition {
  const players = BigInt(gameOf(ruleset).players?.(ruleset) ?? 2)
  const position = piles.map(BigInt)
  const length = gmPlayLength(position, players)
  const strategic = formatPosition(gmMove(position, players))
  return {
    ruleset,
    position,
    length,
    players,
    loser: length % players,
    moves: options(ruleset, position).map((to) => {
      const after = 1n + gmPlayLength(to, players)
      const isGmMove = formatPosition(to) === strategic
      return { to, length: after, loser: after % players, isGmMove }
    }),
  }
}

export function gmPositionJson(found: GmPosition): string {
  return JSON.stringify(
    { ...found, ruleset: formatRuleset(found.ruleset), value: 'gm-length' },
    (_, value: unknown) => exactNumber(value),
  )
}

export function gmPositionPage(found: GmPosition): string {
  const { ruleset, position, length, players, loser, moves } = found
  const lines = textTable(
    [formatRuleset(ruleset), formatPosition(position)],
    [
      ['players', `0 to ${players - 1n}, player 0 has the move`],
      ['gm-length', `${length} (all follow the GM-strategy; by GN-2.7)`],
      ['loser', `player ${loser}`],
    ],
    ['left', 'left'],
  )
  if (moves.length === 0) return `${lines}\n\nno move: the play is over`
  const table = textTable(
    ['', 'kept pile', 'to', 'gm-length', 'loser'],
    moves.map((move) => [
      move.isGmMove ? '*' : '',
      String(move.to.findIndex((pile, i) => pile === position[i]) + 1),
      formatPosition(move.to),
      String(move.length),
      `player ${move.loser}`,
    ]),
    ['left', 'left', 'left', 'right', 'left'],
  )
  return `${lines}\n\n${table}\n\n*: the GM-strategy, which all players follow after the move`
}
