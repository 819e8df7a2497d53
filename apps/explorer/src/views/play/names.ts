import { type GameRecord, playersOf } from './record.ts'

/** The place of the reader in the order of the players; null if all players sit at the screen. */
export function readerOf({ level, you }: Pick<GameRecord, 'level' | 'you'>): number | null {
  return level === 'person' ? null : you
}

/** What the players are called; Wythoff's game is played by Hugo against the computer Cora. */
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
