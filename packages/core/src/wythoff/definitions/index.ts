/**
 * The definitions of Wythoff's game and its variants, transcribed line by line from the rules. The
 * judges and tests of the formulas use these definitions, and so does code for small points. The
 * formulas of `@nim/core/wythoff` must not import this module.
 */
export { ceilLn, ceilLog, compareEulerPower, floorEulerLine } from './euler.ts'
export { inOrder, isMove, type MoveType, moveTypes } from './legal-move.ts'
export { winningPointsByPlay } from './winning-points-by-play.ts'
