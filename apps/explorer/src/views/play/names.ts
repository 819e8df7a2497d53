import { type GameRecord, playersOf } from './record.ts'

/**
 * The reader's place in the order in which the players move. The result is null if all players use
 * the same screen.
 */
export function readerOf({ level, you }: Pick<GameRecord, 'level' | 'you'>): number | null {
  return level === 'person' ? null : you
}

/** The names of the players. In Wythoff's game, Hugo plays against the computer Cora. */
export function namesOf(record: Pick<GameRecord, 'ruleset' | 'level' | 'you'>): readonly string[] {
  const { ruleset } = record
  const you = readerOf(record)
  const players = playersOf(ruleset)
  return Array.from({ length: players }, (_, player) => {
    if (players > 2) return player === you ? `you, player ${player}` : `player ${player}`
    if (you === null) return player === 0 ? 'the first player' : 'the second player'
    if (ruleset.kind === 'WYTHOFF') return player === you ? 'Hugo (you)' : 'Cora (the computer)'
    return player === you ? 'you' : 'the computer'
  })
}
