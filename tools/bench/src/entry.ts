import type { TableValue } from '@nim/bruteforce'
import { UsageError } from './usage-error.ts'

/** One value of every position in a box: the unit that is solved and timed. */
export interface Entry {
  readonly ruleset: string
  readonly max: number
  readonly value: TableValue
}

const BOXES: readonly (readonly [ruleset: string, maxima: readonly number[]])[] = [
  ['SN(4,{3})', [60, 127, 255]],
  ['SN(5,{3})', [40, 63]],
  ['SN(5,{2,3,4,5})', [40, 63]],
  ['SN(6,{5})', [24, 31]],
  ['SN(4,{1,4})', [127, 255]],
  ['SN(3,{2})', [511, 1023]],
  ['NIM(6,4)', [24, 31]],
  ['NIM(7,4)', [25]],
  ['NIM(8,4)', [20]],
  ['NIM(9,5)', [17]],
  ['NIM(9,6)', [17]],
  ['HNIM(3;{1,2},{1,2,3})', [200]],
  ['HNIM(4;{1,2},{2,3},{3,4},{1,4})', [47]],
  ['HNIM(5;{1,2,3},{1,5},{3,4,5})', [20]],
]

const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']

/**
 * The boxes on which the solver is measured. They cover every kind of kernel, with tables that fit
 * into the caches and larger tables.
 */
export const BENCHMARK_SET: readonly Entry[] = BOXES.flatMap(([ruleset, maxima]) =>
  maxima.flatMap((max) => VALUES.map((value) => ({ ruleset, max, value }))),
)

/** The name of an entry, such as `SN(4,{3}) B=60 remoteness`. */
export function entryName({ ruleset, max, value }: Entry): string {
  return `${ruleset} B=${max} ${value}`
}

/**
 * True if the name contains the pattern, in which `*` stands for any characters. The result is also
 * true if there is no pattern.
 */
export function isNamedLike(name: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true
  const escaped = pattern.split('*').map((text) => text.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  return new RegExp(escaped.join('.*'), 'i').test(name)
}

/**
 * The entries whose names match the pattern, see {@link isNamedLike}.
 * @throws UsageError if no entry matches the pattern
 */
export function entriesMatching(pattern: string): readonly Entry[] {
  const entries = BENCHMARK_SET.filter((entry) => isNamedLike(entryName(entry), pattern))
  if (entries.length > 0) return entries
  const example = entryName(BENCHMARK_SET[0]!)
  throw new UsageError(
    `--only: no entry matches '${pattern}'; an example of a name is '${example}'`,
  )
}
