import type { Command } from '@commander-js/extra-typings'
import { Option } from '@commander-js/extra-typings'
import { reductionTable, solve } from '@nim/bruteforce'
import { moveSizes, requireValue, rulesetTitle } from '@nim/core/rules'
import { positionGrid, positionGridSvg, positionGridText } from '@nim/report'
import { askedRuleset } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, memory } from '../arguments/memory.ts'
import { maxPile, wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { print } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { defaultMax } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

/** The largest box, up to a readable size, that is solved in a moment. */
const POSITIONS_BY_DEFAULT = 20_000n
const MOST_BY_DEFAULT = 24

/** `nimlab grid`: outcomes by number of odd piles and sum modulo m. */
export function addGrid(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('grid')
    .description('position grid: outcomes by number of odd piles o and sum modulo m')
    .argument('<ruleset>', 'NIM(n,k), SN(n,A), or a module of your own whose game is one')
    .option('--max <B>', 'largest pile of the box', maxPile)
    .option(
      '--mod <m>',
      'modulus of the sum (2k with k the smallest move size)',
      wholeNumber(1, 1000),
    )
    .addOption(
      new Option('--positions <which>', 'which positions are shown')
        .choices(['reduced', 'all'] as const)
        .default('reduced' as const),
    )
    .option('--misere', 'misère play: who cannot move wins')
    .option('--memory <bytes>', 'limit for the tables', memory, DEFAULT_MEMORY)
    .option('--svg <file>', 'draw the grid into a file')
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      '\nP, N: all positions of the cell; M: both occur; ?: none in the box; a dot: impossible.\n\nExample:\n  nimlab grid "SN(6,{4,5,6})" --svg grid.svg',
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      readingInput(() => requireValue(ruleset, 'outcome'))
      const sizes = moveSizes(ruleset)
      if (sizes === null) {
        throw new UsageError(
          `grid: expected a slow game that does not tell piles apart, such as NIM(n,k) or SN(n,A), got ${rulesetTitle(ruleset)}`,
        )
      }
      const box = { max: flags.max ?? defaultMax(ruleset, POSITIONS_BY_DEFAULT, MOST_BY_DEFAULT) }
      const grid = readingInput(() => {
        const limits = { memory: flags.memory, ...watchedCommand() }
        const reductions = flags.positions === 'all' ? null : reductionTable(ruleset, box, limits)
        const play = flags.misere === true ? 'misere' : 'normal'
        const table = solve(ruleset, box, { value: 'outcome', play, ...limits })
        const modulus = flags.mod ?? 2 * sizes[0]!
        if (reductions === null) return positionGrid(table, { modulus })
        return positionGrid(table, {
          modulus,
          includes: (_, rank) => reductions.isReducedRank(rank),
          positions: 'reduced positions',
        })
      })
      if (flags.svg !== undefined) writeWhole('--svg', flags.svg, positionGridSvg(grid))
      print(flags.json === true ? JSON.stringify(grid) : positionGridText(grid))
      finish(EXIT.ok)
    })
}
