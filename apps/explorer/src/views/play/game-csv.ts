import { csvOf } from '../../parts/csv.ts'
import { stateText } from '../../tasks/play/game-state.ts'
import type { Reached } from './history.ts'

/** A game as CSV with one line for each state. */
export function gameCsv(reached: readonly Reached[], names: readonly string[]): string {
  return csvOf([
    ['move', 'by', 'to', 'loser', 'moves left', 'mistake'],
    ...reached.map(({ state, loser, length, isMistake }, ply) => [
      ply,
      ply === 0 ? '' : names[reached[ply - 1]!.player]!,
      stateText(state),
      loser === null ? '' : names[loser]!,
      length ?? '',
      isMistake ? 'yes' : 'no',
    ]),
  ])
}
