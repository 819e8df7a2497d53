import { solve } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import { isSymmetric, sorted } from '@nim/core/rules'
import { heatMap, heatMapSvg } from '@nim/report'
import { note } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import { writeWhole } from '../verbs/write-whole.ts'
import type { AskedFormula } from './asked-formula.ts'

/** Rows and columns, unless the counterexample is farther out. */
const SIDE = 40

/**
 * Writes the map of a refuted box into a file; without one it says that there is nothing to draw.
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
    note(`--svg: nothing fails, so ${path} is not drawn`)
    return
  }
  const { max } = record.domain
  const svg = readingInput(() => errorMap(asked, position, max, memory))
  writeWhole('--svg', path, svg)
}

/**
 * The slice of a box through a counterexample in which its two largest piles vary: the solved values,
 * with a frame where the formula fails.
 *
 * @param max largest pile of the box
 * @throws RangeError for one pile, and if the slice needs more memory than allowed
 */
function errorMap(
  { ruleset, value, play, formula }: AskedFormula,
  counterexample: readonly number[],
  max: number,
  memory: number,
): string {
  if (ruleset.piles < 2) throw new RangeError('--svg: a map needs two piles or more')
  const side = Math.max(...counterexample, Math.min(max, SIDE))
  const table = solve(ruleset, { max: side }, { value, play, memory })
  const order = counterexample.map((_, i) => i)
  if (!isSymmetric(ruleset)) order.sort((i, j) => counterexample[i]! - counterexample[j]!)
  const vary = order.slice(-2).toSorted((i, j) => i - j) as [number, number]
  const fixed = counterexample.filter((_, i) => !vary.includes(i))
  const marked: { x: number; y: number }[] = []
  for (let y = 0; y <= side; y++) {
    for (let x = 0; x <= side; x++) {
      const place = [...counterexample]
      place[vary[0]] = x
      place[vary[1]] = y
      const position = isSymmetric(ruleset) ? sorted(place) : place
      if (formula.holds(position, table.at(position)) === false) marked.push({ x, y })
    }
  }
  const map = heatMap(table, {
    fixed,
    vary: [vary[0] + 1, vary[1] + 1],
    max: side,
    marked,
    markedAs: 'the formula fails',
  })
  table.release()
  return heatMapSvg(map)
}
