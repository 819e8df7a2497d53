import { type Counterexample, optionsIn, type VerdictRecord } from '@nim/conjectures'
import type { Failures, FailureShare } from '@nim/conjectures/formula-claims'
import { formatPosition } from '@nim/core/rules'
import { textTable } from '@nim/report/text'

/** The maximum number of rows in a table. */
const ROWS = 20

/**
 * The page about a refuted box. The page shows the smallest counterexample with its options, the
 * first failures, and the distribution of all failures.
 */
export function failuresPage({ counterexample }: VerdictRecord, failures: Failures): string {
  return [
    evidence(counterexample!),
    firstFailures(failures),
    classTable(failures),
    ...(failures.gaps.length === 0 ? [] : [gapTable(failures)]),
  ].join('\n\n')
}

function evidence(counterexample: Counterexample): string {
  const { position, expected, actual, explain } = counterexample
  const options = optionsIn(counterexample)
  const more = options.length > ROWS ? [`and ${options.length - ROWS} more options`] : []
  return [
    `smallest counterexample: ${formatPosition(position!)}`,
    `  by the formula: ${expected}; by solving: ${actual}`,
    `  ${explain}`,
    ...(options.length === 0
      ? []
      : [
          '',
          textTable(
            ['option', 'value'],
            options.slice(0, ROWS).map((one) => [formatPosition(one.position), String(one.value)]),
            ['left', 'left'],
          ),
          ...more,
        ]),
  ].join('\n')
}

function firstFailures({ first, failures }: Failures): string {
  const title =
    failures > first.length
      ? `the first ${first.length} of ${failures} failures`
      : `all ${failures} failures`
  return [
    `${title} (least sum, then lexicographic)`,
    textTable(
      ['position', 'formula', 'solved'],
      first.map(({ position, said, actual }) => [
        formatPosition(position),
        String(said),
        String(actual),
      ]),
      ['left', 'left', 'left'],
    ),
  ].join('\n')
}

function classTable({ classes, modulus }: Failures): string {
  const shown = classes.slice(0, ROWS)
  const more = classes.length > ROWS ? [`and ${classes.length - ROWS} more classes`] : []
  return [
    `failures by o, the number of odd piles, and r, the sum modulo ${modulus}`,
    textTable(
      ['o', 'r', 'failures', 'of', 'share'],
      shown.map(({ o, r, ...share }) => [String(o), String(r), ...cells(share)]),
    ),
    ...more,
  ].join('\n')
}

function gapTable({ gaps }: Failures): string {
  const widest = gaps[0]!.length - 1
  const share = ({ failures, of }: FailureShare): string => (of === 0 ? '' : `${failures} of ${of}`)
  return [
    'failures by the differences between neighbouring piles',
    textTable(
      ['', ...gaps[0]!.map((_, d) => (d === widest ? `${d} or more` : String(d)))],
      gaps.map((shares, i) => [i === 0 ? 'x1' : `x${i + 1} - x${i}`, ...shares.map(share)]),
      ['left', ...gaps[0]!.map(() => 'right' as const)],
    ),
  ].join('\n')
}

function cells({ failures, of }: FailureShare): string[] {
  return [String(failures), String(of), `${Math.round((100 * failures) / of)} %`]
}
