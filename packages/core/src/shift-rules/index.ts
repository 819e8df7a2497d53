/**
 * Games that shift rules solve (NT-13): their rules, and the values of positions of any size by
 * these rules.
 */
export {
  type ShiftRule,
  type SolvedGame,
  solvedGame,
  solvedGameOf,
  solvedGames,
} from './solved-game.ts'
export { type ByShifts, valueByShifts } from './value-by-shifts.ts'
