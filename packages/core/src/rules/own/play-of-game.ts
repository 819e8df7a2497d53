import type { Game } from '../game.ts'

/**
 * The rules of play of a two-player game. They are all members of the game except those that define
 * its text.
 */
export type PlayOfGame = Omit<
  Game,
  'kind' | 'alsoCalled' | 'notation' | 'parse' | 'format' | 'check' | 'values' | 'players'
>
