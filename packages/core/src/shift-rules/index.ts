/**
 * Games that are solved by shift rules (NT-13): their rules, and the values of positions of any
 * size computed from these rules.
 */
export {
  type ShiftRule,
  type SolvedGame,
  solvedGame,
  solvedGameOf,
  solvedGames,
} from './solved-game.ts'
export { type ByShifts, valueByShifts } from './value-by-shifts.ts'
