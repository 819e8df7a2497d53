import { Option } from '@commander-js/extra-typings'
import type { Command } from '@commander-js/extra-typings'
import { LIST_FORMATS, type ListFormat, listTable, positionList } from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { formatOfFile, isDevice } from '../arguments/outputs.ts'
import { askedValue } from '../arguments/selection.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { write } from '../terminal/output.ts'
import { required, UsageError } from '../usage-error.ts'
import { solvedBox } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

const MOST_LISTED = 100_000

/** Adds `nimlab list`: prints the positions of a box as a table for a paper. */
export function addList(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('list')
    .description('list the positions of a box with their values: text, LaTeX, CSV or Markdown')
    .argument('<ruleset>', RULESETS)
    .addOption(OPTIONS.max().default(undefined, 'required'))
    .addOption(OPTIONS.only().default(undefined, 'all'))
    .addOption(OPTIONS.value(TABLE_VALUES).default(undefined, 'outcome'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(
      new Option('--format <format>', 'the format of the table')
        .choices(LIST_FORMATS)
        .default(undefined, 'from the ending of --out, otherwise txt'),
    )
    .option('--across <C>', 'number of positions in each row of the table', wholeNumber(1, 100), 1)
    .addOption(OPTIONS.out().default(undefined, 'stdout'))
    .option('--limit <N>', 'maximum number of positions to list', wholeNumber(1, 1e7), MOST_LISTED)
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addHelpText(
      'after',
      advancedHelp(`nimlab sorts positions by their sum, and sorts positions with equal sums lexicographically. The
formats are text, LaTeX, CSV and Markdown. The LaTeX table needs the package booktabs, and a long table also needs
longtable. --out names the file for the table.

More examples:
  nimlab list "SN(4,{2,4})" --only P --max 12 --across 5 --out table.tex   # a table for a paper
  nimlab list "NIM(3,2)" --only remoteness=4 --max 10
  nimlab list "WYTHOFF" --max 8 --value grundy --format csv`),
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      const format = formatOf(flags)
      if (format === 'csv' && flags.across > 1) {
        throw new UsageError('--across: CSV has one position per line; leave out --across')
      }
      const value = askedValue(flags.value, flags.only)
      const table = solvedBox(ruleset, required(flags.max, '--max <B>'), value, flags)
      const selection = flags.only?.selection ?? { kind: 'all' }
      const list = withWaysOut(() => positionList(table, selection, flags.limit))
      const page = listTable(list, format, flags.across)
      if (flags.out === undefined) write(page)
      else writeWhole('--out', flags.out, page)
      finish(EXIT.ok)
    })
}

/**
 * The format that `--format` names. Without `--format`, the ending of the file determines the
 * format.
 */
function formatOf(flags: { readonly format?: ListFormat; readonly out?: string }): ListFormat {
  const { format, out } = flags
  if (out === undefined) return format ?? 'txt'
  if (format !== undefined && isDevice(out)) return format
  const ofFile = formatOfFile(out, LIST_FORMATS, ', or a device with --format')
  return format ?? ofFile
}

function withWaysOut<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(
      `${error.message}; lower --max, add --only, raise --limit, or write all positions with nimlab solve --out`,
      { cause: error },
    )
  }
}
