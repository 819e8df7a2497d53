/**
 * The games that are solved by shift rules (NT-13), with their rules. Values of positions of any
 * size are computed from these rules.
 */
export {
  type ShiftRule,
  type SolvedGame,
  solvedGame,
  solvedGameOf,
  solvedGames,
} from './solved-game.ts'
export { type ByShifts, valueByShifts } from './value-by-shifts.ts'
