/**
 * The definitions of Gurvich, Martynov, Maximchuk and Vyalyi, transcribed line by line from the
 * paper. The judges and tests of the formulas use these definitions, and so does code for small
 * positions. The formulas of `@nim/core/exact-slow` must not import this module.
 */
export { type BasicVector, basicIntegerVectors } from './basic-integer-vectors.ts'
export { basicByText } from './basic-by-text.ts'
export { criticalByPairs } from './critical-by-pairs.ts'
export { exceptionalLevels } from './exceptional-levels.ts'
export { type Drop, firstDrop } from './first-drop.ts'
export { type FixedLengths, fixedLengths } from './fixed-lengths.ts'
export { evenBasicPositions, meetsLemma3 } from './lemma-3.ts'
export { levelsOnBox, wordsOfLevels } from './levels-on-box.ts'
export { lowerCoverRanks, type RunningMaximum, runningMaximum } from './lower-covers.ts'
export {
  afterKeeping,
  isOneLegalMove,
  keptPilesByText,
  mMoveByText,
  mPlayLengthByText,
} from './m-play-by-text.ts'
export { isEvenPosition, isOddPosition } from './parity.ts'
export { type Period, periodOf } from './period.ts'
export { remotenessByLayers } from './remoteness-by-layers.ts'
export { smallDigraphCount, smallDigraphs } from './small-digraphs.ts'
export { solveSubtraction } from './solve-subtraction.ts'
export { agreeingAboveOf, truncationsOf } from './truncations.ts'
