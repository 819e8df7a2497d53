import { formatPosition } from '@nim/core/rules'
import type { Place } from '../../address/read-place.ts'
import { csvOf } from '../../parts/csv.ts'
import { takenBy, takenWords } from '../../parts/taken-words.ts'
import type { AnalyseAnswer } from '../../tasks/analyse.ts'

/** A position and its moves as CSV, with the best moves first. */
export function movesCsv(
  { ruleset, position }: Place,
  { values, moves, optimal }: AnalyseAnswer['analysis'],
): string {
  const known = ({ outcome, remoteness, grundy }: typeof values): string[] =>
    [outcome, remoteness, grundy].map((value) => String(value?.value ?? ''))
  return csvOf([
    ['position', 'taken', 'outcome', 'remoteness', 'grundy', 'optimal'],
    [formatPosition(position), '', ...known(values), ''],
    ...moves.map((move, at) => {
      const to = move.to.map(Number)
      const taken = takenWords(takenBy(ruleset, position, to))
      return [formatPosition(to), taken, ...known(move.values), at < optimal ? 'yes' : 'no']
    }),
  ])
}
