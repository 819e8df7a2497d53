import type { Game } from '../game.ts'

/** What may be played: the members of a game of two players, without those that make up its text. */
export type PlayOfGame = Omit<
  Game,
  'kind' | 'alsoCalled' | 'notation' | 'parse' | 'format' | 'check' | 'values' | 'players'
>
