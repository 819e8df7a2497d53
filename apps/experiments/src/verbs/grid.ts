import { type Command, Option } from '@commander-js/extra-typings'
import { reductionTable, solve } from '@nim/bruteforce'
import { moveSizes, requireValue, rulesetTitle } from '@nim/core/rules'
import { positionGrid, positionGridSvg, positionGridText } from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { playOf } from '../arguments/play.ts'
import { wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { print } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { defaultMax } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

/** The most positions of the default box, which is solved in a moment. */
const POSITIONS_BY_DEFAULT = 20_000n
const MOST_BY_DEFAULT = 24

/** Adds `nimlab grid`: outcomes by number of odd piles and sum modulo m. */
export function addGrid(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('grid')
    .description('position grid: outcomes by number of odd piles o and sum modulo m')
    .argument('<ruleset>', RULESETS)
    .addOption(
      OPTIONS.max().default(undefined, 'the largest box that is solved in a moment, at most 24'),
    )
    .addOption(
      new Option('--modulus <m>', 'modulus of the sum')
        .argParser(wholeNumber(1, 1000))
        .default(undefined, '2k with k the smallest move size'),
    )
    .option('--all', 'show all positions, not only the reduced ones')
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.svg())
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`P, N: all positions of the cell. M: both occur. ?: none is in the box. A dot: o and the sum cannot occur
together. The game must be slow, and must not tell piles apart: NIM(n,k), SN(n,A), or a similar one of
your own.`),
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
        const reductions = flags.all === true ? null : reductionTable(ruleset, box, limits)
        const play = playOf(flags)
        const table = solve(ruleset, box, { value: 'outcome', play, ...limits })
        const modulus = flags.modulus ?? 2 * sizes[0]!
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
