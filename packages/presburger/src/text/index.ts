/** Helpers for the wording of messages: text from outside, and numbers with their nouns. */
export { oneLine } from './one-line.ts'
export { numberOf } from './number-of.ts'
export { visible } from './visible.ts'
