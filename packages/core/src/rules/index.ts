export { binomial } from './binomial.ts'
export { boxCount } from './box-count.ts'
export { type Box, boxOf, denseBox, sortedBox } from './box.ts'
export { formatRuleset } from './format-ruleset.ts'
export { isSymmetric, moveSizes } from './move-sizes.ts'
export { isTerminal, options } from './options.ts'
export { compareSumLex, dominates, strictlyDominates } from './order.ts'
export { parseRuleset, RULESET_NOTATION } from './parse-ruleset.ts'
export type { Outcome, PlayConvention } from './play.ts'
export {
  formatPosition,
  isSorted,
  parsePosition,
  type Position,
  positionOf,
  sorted,
} from './position.ts'
export {
  type ExactSlowNim,
  exactSlowNim,
  type HypergraphNim,
  hypergraphNim,
  MAX_PILES,
  type Ruleset,
  type SlowSetNim,
  slowSetNim,
  WYTHOFF,
  type Wythoff,
} from './ruleset.ts'
