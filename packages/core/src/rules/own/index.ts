/** Converts a user's own game to the form of a game that all packages use. */
export { gameByMoves } from './game-by-moves.ts'
export type { OwnFamily, OwnGame, OwnMoves, OwnRules } from './own-game.ts'
export { type OwnGameName, ownGamePath, parseOwnGameName } from './own-game-name.ts'
export { ownRuleset, type OwnSource } from './own-ruleset.ts'
export type { PlayOfGame } from './play-of-game.ts'
export { selfTest } from './self-test.ts'
