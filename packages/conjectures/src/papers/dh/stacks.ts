import type { Fact } from '../../judge/index.ts'
import { legalOptions } from '../../facts/setnim/options.ts'
import {
  leastSize,
  maximalStacks,
  nonempty,
  oddStacks,
  residue,
  rho,
  sizes,
  sum,
  top,
} from '../../facts/setnim/stacks.ts'

type Numbers = 'k' | 'sum' | 'top' | 'rho' | 'e' | 'o' | 'r' | 'nonempty'

/** Facts about the stacks, under the letters that DH-D2 and DH-D7 use for them. */
export const STACKS: { readonly [K in Numbers]: Fact } & {
  readonly A: typeof sizes
  readonly options: typeof legalOptions
} = {
  A: sizes,
  k: leastSize,
  sum,
  top,
  rho,
  e: maximalStacks,
  o: oddStacks,
  r: residue,
  nonempty,
  options: legalOptions,
}
