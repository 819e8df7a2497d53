/** Words of messages: texts from outside, and numbers with their nouns. */
export { oneLine } from './one-line.ts'
export { numberOf } from './number-of.ts'
export { visible } from './visible.ts'
