/** What messages show of a text that somebody else wrote. */
export { oneLine } from './one-line.ts'
export { visible } from './visible.ts'
