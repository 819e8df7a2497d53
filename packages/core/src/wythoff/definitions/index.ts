/**
 * What is defined of Wythoff's game and its forms, in plain lines from the rules: for judges and tests of the
 * formulas, and for small points. The formulas of `@nim/core/wythoff` may not import these.
 */
export { ceilLn, ceilLog, compareEulerPower, floorEulerLine } from './euler.ts'
export { inOrder, isMove, type MoveType, moveTypes } from './legal-move.ts'
export { winningPointsByPlay } from './winning-points-by-play.ts'
