import type { FirstFailure, Fraction } from '@nim/core/wythoff'
import { firstFailure, newtonApproximation } from '@nim/core/wythoff'
import { ceilLog } from '@nim/core/wythoff/definitions'
import type { Fact, GameOnBox } from '../fact.ts'
import { type IndexedNumber, indicesUpTo } from './index-of-number.ts'

/** The value of `base` for the limit of the x_r instead of x_r. */
export const LIMIT = 'limit'
/** The value of `base` for r := ⌈log10 L⌉ instead of r := ⌈log(L − S)⌉. */
export const BY_LARGER = '10, t = L'

/** From this iterate on, the floors are the same for every position of a checkable box. */
const ENOUGH = 4

/**
 * g_* = x_r of a session with r iterations. The x_r with r ≥ 1 decrease to φ, and x_4 is within
 * 10^-38 of φ. So x_4 can replace all later iterates, and the limit, as long as n ≤ 10^18.
 */
function factorAfter(r: number): Fraction {
  return newtonApproximation(Math.min(r, ENOUGH))
}

/** The numbers ⌈log t⌉ for 1 ≤ t ≤ max, indexed by t. The case determines the base. */
function roundsTable({ box, parameters }: GameOnBox): readonly number[] {
  const named = parameters['base'] === BY_LARGER ? '10' : parameters['base']
  const base = named === 'e' ? 'e' : Number(named)
  return Array.from({ length: box.max + 1 }, (_, t) => (t === 0 ? 0 : ceilLog(t, base)))
}

export const roundsFor: Fact<(t: number) => number> = {
  says: '⌈log t⌉ for 1 ≤ t ≤ max, in the base of the case',
  source: 'V-16.R0',
  about: 'WYTHOFF',
  of: (game) => {
    const rounds = game.once(roundsTable)
    return () => (t) => rounds[t]!
  },
}

export const failureAfter: Fact<(r: number) => FirstFailure> = {
  says: 'the first n with ⌊n·x_r⌋ ≠ a_n, by r',
  source: 'V-16.R0',
  about: 'WYTHOFF',
  of: () => {
    const failures = Array.from({ length: ENOUGH + 1 }, (_, r) => firstFailure(factorAfter(r)))
    return () => (r) => failures[Math.min(r, ENOUGH)]!
  },
}

/** The r of the session that begins at (s,l). For the limit, this is an r that is large enough. */
export const sessionRounds: Fact = {
  says: 'the number of iterations in the session from (S,L), at most 4; 4 for the limit',
  source: 'V-16.R0',
  about: 'WYTHOFF',
  of: (game) => {
    const { base } = game.parameters
    if (base === LIMIT) return () => ENOUGH
    const rounds = game.once(roundsTable)
    return ([s, l]) => Math.min(rounds[base === BY_LARGER ? l! : l! - s!]!, ENOUGH)
  },
}

/** The index for S according to g_*, or null if a procedure reports that S has no index. */
export type SessionIndex = (S: number, gStar: Fraction) => number | null

/** The first error of a procedure in a session. */
export interface WrongIndex {
  /** The least S with a different index, or max + 1 if the indices agree for every S. */
  readonly S: number
  readonly found: number | null
  readonly right: number | null
}

/**
 * The first S for which the index from a procedure in a session differs from the index by the
 * rules. It is computed once for each number of iterations.
 * @param sequence if it is i, only numbers S that equal some b_i are tested
 */
export function firstWrongIndex(
  sequence: 'k' | 'i',
): Fact<(procedure: SessionIndex) => WrongIndex> {
  return {
    says: `the least S whose index ${sequence} a procedure does not find in the session from (S,L)`,
    source: 'V-16.R1',
    about: 'WYTHOFF',
    of: (game) => {
      const rounds = sessionRounds.of(game)
      const numbers = indicesUpTo(game.box.max)
      const known = new Map<SessionIndex, WrongIndex[]>()
      return (x, rank) => (procedure) => {
        const r = rounds(x, rank)
        const byRounds = known.get(procedure) ?? []
        known.set(procedure, byRounds)
        return (byRounds[r] ??= firstWrong(procedure, factorAfter(r), numbers, sequence))
      }
    },
    needs: [sessionRounds],
    bytes: (_, { max }) => 64n * BigInt(max + 1),
  }
}

function firstWrong(
  procedure: SessionIndex,
  gStar: Fraction,
  numbers: readonly IndexedNumber[],
  sequence: 'k' | 'i',
): WrongIndex {
  for (const { S, [sequence]: right } of numbers) {
    if (sequence === 'i' && right === null) continue
    const found = procedure(S, gStar)
    if (found !== right) return { S, found, right }
  }
  return { S: numbers.length + 1, found: null, right: null }
}

/** The bases of the logarithm in R0. */
export const LOG_BASES: readonly string[] = ['2', '10', 'e']
