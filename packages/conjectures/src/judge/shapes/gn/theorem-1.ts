import { pivotOf, rowsOf } from '../../../facts/gm/rule-by-definition.ts'
import type { Failure } from './vector-claim.ts'

/** How "period" is read: some period may be chosen (GN-D7, "multiples do as well"), or the least. */
export const SOME_PERIOD = 'some-period'
export const LEAST_PERIOD = 'least-period'

/** Where runs are taken: in the period word read cyclically, or in the infinite words from row 0. */
export const CYCLIC = 'r1-cyclic'
export const FROM_ROW_0 = 'r2-from-row-0'

/** What T1.1 says: x_i^j − x_i^{j+moves} = drop. */
export interface Drop {
  moves(n: number, l: number): number
  drop(n: number, l: number): number
}

/** What T1.2 says of the common period of the words. */
export interface CommonPeriod {
  length(n: number, l: number): number
  /** Letters p in it. */
  kept(n: number, l: number): number
  /** Letters − in it. */
  lowered(n: number, l: number): number
}

/** What T1.3 or T1.4 says of the length of a maximal run. */
export type RunLength = (length: number, l: number) => boolean

export const DROP: Drop = { moves: (n, l) => n * l, drop: (n, l) => (n - 1) * l }

export const COMMON_PERIOD: CommonPeriod = {
  length: (n, l) => n * l,
  kept: (_, l) => l,
  lowered: (n, l) => (n - 1) * l,
}

export const LOWERED_RUN: RunLength = (length, l) => length % l === 0

export const KEPT_RUN: RunLength = (length, l) => length <= l

/**
 * Rows 0..3nl of the table M, as words. They decide all rows if x^{nl} = x − (n−1)l, since then every
 * nl rows are the same again.
 */
function wordsOf(x: readonly number[], l: number): string[] {
  const pivots = rowsOf(x, l, 3 * x.length * l - 1).map((row) => pivotOf(row, l))
  return x.map((_, i) => pivots.map((pivot) => (pivot === i + 1 ? 'p' : '-')).join(''))
}

/** T1.1 on rows 0..3nl; null if it holds. */
export function failureOfT11(statement: Drop, x: readonly number[], l: number): Failure | null {
  const n = x.length
  const moves = statement.moves(n, l)
  const drop = statement.drop(n, l)
  const rows = rowsOf(x, l, Math.max(3 * n * l, 2 * moves))
  for (let j = 0; j + moves < rows.length; j++) {
    for (let i = 0; i < n; i++) {
      const actual = rows[j]![i]! - rows[j + moves]![i]!
      if (actual === drop) continue
      return {
        expected: drop,
        actual,
        explain: `entry ${i + 1} drops by ${actual} from row ${j} to row ${j + moves}: ${rows[j]!.join()} and ${rows[j + moves]!.join()}`,
      }
    }
  }
  return null
}

/** T1.2 on the words of 3nl rows; null if it holds. */
export function failureOfT12(
  statement: CommonPeriod,
  x: readonly number[],
  l: number,
  reading: string,
): Failure | null {
  const n = x.length
  const t = statement.length(n, l)
  const words = wordsOf(x, l)
  for (const [i, word] of words.entries()) {
    const period = word.slice(0, t)
    const fail = (expected: string, actual: string): Failure => ({
      expected,
      actual,
      explain: `W_${i + 1} is ${period} … : ${actual}`,
    })
    if (!word.startsWith(word.slice(t))) return fail(`period ${t}`, `${t} is no period`)
    const least = leastPeriod(word.slice(0, n * l))
    if (reading === LEAST_PERIOD && least !== t) {
      return fail(`least period ${t}`, `the least period is ${least}`)
    }
    const kept = period.replaceAll('-', '').length
    if (kept !== statement.kept(n, l) || t - kept !== statement.lowered(n, l)) {
      return fail(`${statement.kept(n, l)} letters p`, `${kept} letters p in ${t}`)
    }
    const first = words[0]!.slice(0, n * l)
    if (!`${first}${first}`.includes(word.slice(0, n * l))) {
      return fail('W_1 and it are equivalent', `it is not equivalent to W_1 = ${first} …`)
    }
  }
  return null
}

/** The least t > 0 with letter(j) = letter(j+t) in the word repeated for ever, by trying. */
function leastPeriod(word: string): number {
  const letters = Array.from(word)
  const repeats = (t: number): boolean =>
    letters.every((letter, j) => letter === letters[(j + t) % letters.length])
  let t = 1
  while (!repeats(t)) t++
  return t
}

/**
 * T1.3 (runs of `-`) or T1.4 (runs of `p`); null if it holds. A run that reaches row 3nl is not
 * known to be complete: with the reading from row 0 it counts only where the run is too long for
 * T1.4 already.
 */
export function failureOfRuns(
  statement: RunLength,
  letter: 'p' | '-',
  x: readonly number[],
  l: number,
  reading: string,
): Failure | null {
  const n = x.length
  for (const [i, word] of wordsOf(x, l).entries()) {
    const runs = reading === CYCLIC ? cyclic(word.slice(0, n * l), letter) : linear(word, letter)
    if (reading !== CYCLIC && letter === '-' && word.endsWith('-')) runs.pop()
    const wrong = runs.find((length) => !statement(length, l))
    if (wrong === undefined) continue
    return {
      expected: letter === '-' ? `runs of "-" of lengths divisible by ${l}` : 'short runs of "p"',
      actual: wrong,
      explain: `W_${i + 1} is ${word.slice(0, n * l)} … and has a maximal run of ${wrong} letters ${letter}`,
    }
  }
  return null
}

function linear(word: string, letter: string): number[] {
  const other = letter === 'p' ? '-' : 'p'
  return word
    .split(other)
    .map((run) => run.length)
    .filter((length) => length > 0)
}

/** Maximal runs of a cyclic word, each once; a word of one letter only is one run. */
function cyclic(word: string, letter: string): number[] {
  const start = word.indexOf(letter === 'p' ? '-' : 'p')
  return start < 0 ? [word.length] : linear(word.slice(start) + word.slice(0, start), letter)
}
