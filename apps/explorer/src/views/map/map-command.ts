import { formatRuleset } from '@nim/core/rules'
import { quoted } from '../../parts/shell-word.ts'
import type { MapState } from './map-state.ts'

/** The maximum number of cells that `nimlab plot` draws along each side. */
const WIDEST_PLOT = 400

/** The terminal commands that give the same result as the map. */
export function mapCommands(state: MapState): readonly string[] {
  const { ruleset, play, show, max, says, value } = state
  const game = quoted(formatRuleset(ruleset))
  const misere = play === 'misere' ? ' --misere' : ''
  if (show === 'grid') {
    const { modulus, positions } = state
    return [
      `nimlab grid ${game} --max ${max} --modulus ${modulus}${positions === 'all' ? ' --all' : ''}${misere} --svg grid.svg`,
    ]
  }
  const shown =
    max < WIDEST_PLOT
      ? `nimlab plot ${game} ${sliceFlag(state)} --value ${value} --max ${max}${misere} --svg slice.svg`
      : `nimlab solve ${game} --max ${max} --value ${value}${misere} --out table.npy`
  if (says === '') return [shown]
  return [
    shown,
    `nimlab test ${game} --says ${quoted(says)} --value ${value} --max ${max}${misere}`,
  ]
}

function sliceFlag({ ruleset, vary, fixed }: MapState): string {
  const others = Array.from({ length: ruleset.piles }, (_, i) => i + 1).filter(
    (pile) => !vary.includes(pile),
  )
  const sizes = others.map((pile, i) => `x${pile}=${fixed[i]!}`)
  return sizes.length === 0 ? '--slice' : `--slice ${sizes.join(',')}`
}
