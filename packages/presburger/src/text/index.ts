/** Helpers for the wording of messages: text from outside, near words, and numbers with their nouns. */
export { didYouMean } from './did-you-mean.ts'
export { nearest } from './nearest.ts'
export { oneLine } from './one-line.ts'
export { numberOf } from './number-of.ts'
export { visible } from './visible.ts'
