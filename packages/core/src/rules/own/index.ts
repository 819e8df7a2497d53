/** A user's own game, as the object that all packages know a game by. */
export { gameByMoves } from './game-by-moves.ts'
export type { OwnFamily, OwnGame, OwnMoves, OwnRules } from './own-game.ts'
export { type OwnGameName, ownGamePath, parseOwnGameName } from './own-game-name.ts'
export { ownRuleset, type OwnSource } from './own-ruleset.ts'
export type { PlayOfGame } from './play-of-game.ts'
export { selfTest } from './self-test.ts'
