import type { Fact, StatementInput } from '../fact.ts'
import {
  halfAbove,
  halfBelow,
  highStacks,
  inK,
  lengthOfHalfAbove,
  lengthOfHalfBelow,
  oddSet,
} from './halves.ts'
import { type Play, plays } from './moves.ts'
import {
  choppedPosition,
  definedLength,
  leastSize,
  nonempty,
  oddStacks,
  residue,
  rho,
  sizes,
  sum,
  top,
} from './stacks.ts'

type Numbers = 'k' | 'sum' | 'top' | 'rho' | 'o' | 'r' | 'nonempty' | 'O' | 'W' | 'l' | 'lu' | 'lv'
type Lists = 'A' | 'red' | 'u' | 'v'

/**
 * The quantities in the general theorems, named by the letters of docs/proofs. They depend only on
 * the position and A. They are computed when a statement reads them.
 */
export const LETTERS: Readonly<
  Record<Numbers, Fact> &
    Record<Lists, Fact<readonly number[]>> & {
      inK: Fact<boolean>
      moves: Fact<readonly Play[]>
    }
> = {
  A: sizes,
  k: leastSize,
  sum,
  top,
  rho,
  o: oddStacks,
  r: residue,
  nonempty,
  O: oddSet,
  W: highStacks,
  l: definedLength,
  red: choppedPosition,
  u: halfBelow,
  v: halfAbove,
  lu: lengthOfHalfBelow,
  lv: lengthOfHalfAbove,
  inK,
  moves: plays,
}

/** The letters of a position. */
export type Letters = StatementInput<typeof LETTERS>
