import { formatPosition, formatRuleset } from '@nim/core/rules'
import { upperWythoff } from '@nim/core/wythoff'
import type { SequencesState } from './sequences-state.ts'

/** The terminal command that gives the same result or, if no command does, a similar result. */
export function sequenceCommand(state: SequencesState): string {
  switch (state.of) {
    case 'counts': {
      const { ruleset, play, by, only, max, triangle } = state
      const flags = [
        `--count-by ${by}`,
        `--max ${max}`,
        ...(only === 'N' ? ['--only N'] : []),
        ...(play === 'misere' ? ['--misere'] : []),
        ...(triangle ? ['--triangle'] : []),
        '--b-file b-file.txt',
      ]
      return `nimlab sequence '${formatRuleset(ruleset)}' ${flags.join(' ')}`
    }
    case 'gm':
      return `nimlab position 'GM(${state.x.length},${state.l})' ${formatPosition(state.x)}`
    case 'wythoff':
      return `nimlab list WYTHOFF --only P --max ${upperWythoff(state.count)} --limit ${state.count + 1}`
  }
}
