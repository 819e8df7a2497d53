/** Gurvich and Naumova, *GM-rule and its applications to impartial games*: GM-sequences. */
export type { Cost } from './accelerate.ts'
export { gmEvent, type GmEvent } from './event.ts'
export { farTerm, type FarTerm } from './far-term.ts'
export { type Finish, finishOf, finishTime } from './finish-line.ts'
export { gmMove, gmSequence, type NoMultiple } from './gm-move.ts'
export { gmTerm } from './gm-term.ts'
export {
  gmPlayLength,
  isOver,
  keptByGmStrategy,
  type LoserPays,
  loserOf,
  scaledPayoff,
} from './l-player.ts'
export { leaderCount, vectorRange } from './leaders.ts'
export { leastPeriodCount, periodCount } from './least-periods.ts'
export { keptByMRule } from './m-rule.ts'
export { areEquivalentWords, cyclicRuns, minimalPeriod, wordRuns } from './periodic-word.ts'
export { pivot } from './pivot.ts'
export { pursuit, type Pursuit } from './pursuit.ts'
export { pivotList, tableWords } from './table-words.ts'
