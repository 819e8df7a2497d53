/**
 * Results of Gurvich, Martynov, Maximchuk and Vyalyi on NIM(k+1,k): the M-rule, critical positions,
 * and R.
 */
export { basicBound, basicBoundByDefinition } from './basic-bound.ts'
export { basicNumber, isBasic } from './basic-position.ts'
export { basicPositionsBelow } from './basic-positions-below.ts'
export { criticalByTheorem1, type CriticalLevel, satisfiesA, satisfiesB } from './critical.ts'
export { exceptionalNumber, isExceptional } from './exceptional.ts'
export { grundyOfKPlusOne } from './grundy-value.ts'
export { isMisereException } from './misere-m-rule.ts'
export { misereRemotenessOfKPlusOne, misereRemotenessTerm } from './misere-remoteness.ts'
export { mPlay, mPlayCount } from './m-play.ts'
export { mPlayCountAccelerated } from './m-play-count-accelerated.ts'
export { mMove, mRuleKeeps } from './m-rule.ts'
export * from './nim-4-3/index.ts'
export { remoteness } from './remoteness.ts'
export * from './theorem-3/index.ts'
export { remotenessInClosedForm, remotenessTerm } from './remoteness-closed-form.ts'
export { remotenessIfKIs1, remotenessIfKIsN } from './trivial-cases.ts'
export { remotenessByEquation5, remotenessByEquation5Corrected } from './equation-5.ts'
export { largestBasicBelow } from './largest-basic-below.ts'
export { compareReverseLex } from './reverse-lexicographic.ts'
