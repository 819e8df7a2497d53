import { solve } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { failingCells, sliceThrough } from '@nim/conjectures/formula-claims'
import { heatMap, heatMapSvg } from '@nim/report'
import { note } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import type { AskedFormula } from './asked-formula.ts'

/**
 * Writes the map of a refuted box to a file. If the box is not refuted, prints that there is
 * nothing to draw.
 * @throws UsageError if the file cannot be written
 */
export function drawMap(
  path: string,
  asked: AskedFormula,
  record: VerdictRecord | undefined,
  memory: number,
): void {
  const position = record?.counterexample?.position
  if (position === undefined || record?.domain.kind !== 'box') {
    note(`--svg: the formula fails nowhere, so ${path} is not written`)
    return
  }
  const { max } = record.domain
  const svg = readingInput(() => errorMap(asked, position, max, memory))
  writeWhole('--svg', path, svg)
}

/**
 * The slice of a box in which the two largest piles of a counterexample vary. The slice shows the
 * solved values, with a frame where the formula fails.
 *
 * @param max largest pile of the box
 * @throws RangeError for one pile, and if the slice needs more memory than allowed
 */
function errorMap(
  asked: AskedFormula,
  counterexample: readonly number[],
  max: number,
  memory: number,
): string {
  const { ruleset, value, play } = asked
  const slice = sliceThrough(ruleset, counterexample, max)
  const { side, fixed, vary } = slice
  const table = solve(ruleset, { max: side }, { value, play, memory })
  const map = heatMap(table, {
    fixed,
    vary,
    max: side,
    marked: failingCells(asked, slice, table.at),
    markedAs: 'the formula fails',
  })
  table.release()
  return heatMapSvg(map)
}
