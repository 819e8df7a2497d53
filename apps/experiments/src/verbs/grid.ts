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

/** The maximum number of positions in the default box. nimlab solves such a box in a moment. */
const POSITIONS_BY_DEFAULT = 20_000n
const MOST_BY_DEFAULT = 24

/**
 * Adds `nimlab grid`: shows which outcomes occur for each number of odd piles and each sum modulo
 * m.
 */
export function addGrid(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('grid')
    .description(
      'print a position grid: outcomes by the number o of odd piles and the sum modulo m',
    )
    .argument('<ruleset>', RULESETS)
    .addOption(
      OPTIONS.max().default(
        undefined,
        'the largest box that can be solved in a moment, at most 24',
      ),
    )
    .addOption(
      new Option('--modulus <m>', 'modulus of the sum')
        .argParser(wholeNumber(1, 1000))
        .default(undefined, '2k, where k is the smallest number of piles in a move'),
    )
    .option('--all', 'count all positions, not only the reduced ones')
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.svg())
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`P or N means that all positions of the cell have this outcome. M means that both outcomes occur in the cell. A
question mark means that no position of the box belongs to the cell. A dot means that no position can have this
number of odd piles together with this sum modulo m. The game must be slow, and it must not distinguish its
piles. Examples are NIM(n,k), SN(n,A), and similar games of your own.`),
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      readingInput(() => requireValue(ruleset, 'outcome'))
      const sizes = moveSizes(ruleset)
      if (sizes === null) {
        throw new UsageError(
          `grid: expected a slow game that does not distinguish its piles, such as NIM(n,k) or SN(n,A), got ${rulesetTitle(ruleset)}`,
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
