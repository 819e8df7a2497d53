/**
 * Results of Dufour and Heubach, *A Family of Slow Exact k-Nim Games*: reduction and P-positions of
 * SN(n,A).
 */
export { afterPlayOn } from './after-play-on.ts'
export { algorithm1, type Algorithm1Iterate, algorithm1Trace } from './algorithm-1.ts'
export {
  algorithm2,
  algorithm2Height,
  type Algorithm2Intervals,
  type Algorithm2Row,
  type Algorithm2Trace,
  algorithm2Trace,
  stopsAlgorithm2,
} from './algorithm-2.ts'
export { balancedFormula, isBalanced } from './balanced-position.ts'
export { chopTheTop } from './chop-the-top.ts'
export {
  conjecture1Formula,
  conjecture1Type,
  isPTypeByConjecture1,
  outcomeByConjecture1,
} from './conjecture-1.ts'
export {
  generalTheorem,
  type GeneralTheorem,
  outcomeByGeneralTheorem,
  winningMoveByGeneralTheorem,
} from './general-theorem.ts'
export { longestPlay } from './longest-play.ts'
export { nirbValue, satisfiesNirb } from './nirb.ts'
export { oddCountFormula } from './odd-stacks.ts'
export {
  allStacksFormula,
  outcomeOnAllStacks,
  playLengthOnAllStacks,
} from './play-on-all-stacks.ts'
export { parityRule } from './parity-rule.ts'
export { outcomeOnAtLeastK, winningMoveOnAtLeastK } from './play-on-at-least-k.ts'
export {
  allOddExceptionFormula,
  isAllOddException,
  kToAllButOneFormula,
  outcomeOnKToAllButOne,
  winningMoveOnKToAllButOne,
} from './play-on-k-to-all-but-one.ts'
export { allButTwoOrAllFormula, outcomeOnAllButTwoOrAll } from './play-on-all-but-two-or-all.ts'
export {
  isOddWithOne,
  isOneAndOddNumbers,
  oddNumbersFormula,
  outcomeOnOddNumbers,
  winningMoveOnOddNumbers,
  parityFormula,
} from './play-on-odd-numbers.ts'
export {
  evenLeastSize,
  oneOrAtLeastKFormula,
  outcomeOnOneOrAtLeastK,
  winningMoveOnOneOrAtLeastK,
} from './play-on-one-or-at-least-k.ts'
export {
  isOneToAllButTwo,
  oneToAllButTwoFormula,
  outcomeOnOneToAllButTwo,
  winningMoveOnOneToAllButTwo,
} from './play-on-one-to-all-but-two.ts'
export {
  misereFormula,
  type MisereTheorem,
  misereTheorem,
  outcomeByMisereTheorem,
} from './misere-theorem.ts'
export { limitGame } from './limit-game.ts'
export {
  oneOrAllButOneFormula,
  outcomeOnOneOrAllButOne,
  winningMoveOnOneOrAllButOne,
} from './play-on-one-or-all-but-one.ts'
export { anyStacksFormula, outcomeOnAnyStacks } from './play-on-any-stacks.ts'
export { oneStackFormula, outcomeOnOneStack, playLengthOnOneStack } from './play-on-one-stack.ts'
export { isPositionType, type PositionType, positionType } from './position-type.ts'
export { ofReducedType, type TypeFormula } from './reduced-type.ts'
export { isReduced, reduce } from './reduction.ts'
export {
  isPTypeByTheorem33,
  outcomeByTheorem33,
  theorem33Formula,
  theorem33Type,
} from './theorem-3-3.ts'
export { outcomeByTheorem41 } from './theorem-4-1.ts'
export {
  isPTypeByTheorem51,
  outcomeByTheorem51,
  theorem51Formula,
  theorem51Type,
} from './theorem-5-1.ts'
export { outcomeByTheorem61, theorem61Formula } from './theorem-6-1.ts'
