/**
 * The definitions of Wythoff's game and its forms, written line by line from the rules. Judges and
 * tests of the formulas use them, and so does code for small points. The formulas of
 * `@nim/core/wythoff` may not import this module.
 */
export { ceilLn, ceilLog, compareEulerPower, floorEulerLine } from './euler.ts'
export { inOrder, isMove, type MoveType, moveTypes } from './legal-move.ts'
export { winningPointsByPlay } from './winning-points-by-play.ts'
