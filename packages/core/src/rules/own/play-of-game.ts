import type { Game } from '../game.ts'

/** The play of a game of two players: its members without those that make up its text. */
export type PlayOfGame = Omit<
  Game,
  'kind' | 'alsoCalled' | 'notation' | 'parse' | 'format' | 'check' | 'values' | 'players'
>
