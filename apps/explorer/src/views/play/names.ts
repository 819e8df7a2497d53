import { type GameRecord, playersOf } from './record.ts'

/** What the players are called; Wythoff's game is played by Hugo against the computer Cora. */
export function namesOf({ ruleset, you }: Pick<GameRecord, 'ruleset' | 'you'>): readonly string[] {
  const players = playersOf(ruleset)
  return Array.from({ length: players }, (_, player) => {
    if (players > 2) return player === you ? `you, player ${player}` : `player ${player}`
    if (ruleset.kind === 'WYTHOFF') return player === you ? 'Hugo (you)' : 'Cora (the computer)'
    return player === you ? 'you' : 'the computer'
  })
}
