import { extname } from 'node:path'
import { Option } from '@commander-js/extra-typings'
import type { Command } from '@commander-js/extra-typings'
import { LIST_FORMATS, type ListFormat, listTable, positionList } from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, memory } from '../arguments/memory.ts'
import { askedValue, only } from '../arguments/selection.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { maxPile, wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { write } from '../terminal/output.ts'
import { required, UsageError } from '../usage-error.ts'
import { solvedBox } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

const MOST_LISTED = 100_000

/** `nimlab list`: positions of a box with their values, as a table for a paper. */
export function addList(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('list')
    .description('list the positions of a box with their values: text, LaTeX, CSV or Markdown')
    .argument('<ruleset>', RULESETS)
    .option('--max <B>', 'largest pile of the box (required)', maxPile)
    .option('--only <which>', 'P, N, remoteness=K or grundy=K', only)
    .addOption(
      new Option('--value <value>', 'value beside each position (outcome)').choices(TABLE_VALUES),
    )
    .option('--misere', 'misère play: who cannot move wins')
    .option('--tex', 'a LaTeX table, of the packages booktabs and, where it is long, longtable')
    .option('--csv', 'comma-separated values')
    .option('--md', 'a Markdown table')
    .option('--across <C>', 'so many positions side by side', wholeNumber(1, 100), 1)
    .option('--out <file>', `write it; the ending says how: ${LIST_FORMATS.join(', ')}`)
    .option('--limit <positions>', 'most positions listed', wholeNumber(1, 1e7), MOST_LISTED)
    .option('--memory <bytes>', 'limit for the table', memory, DEFAULT_MEMORY)
    .addHelpText(
      'after',
      '\nPositions are ordered by their sum, then pile by pile.\n\nExamples:\n  nimlab list "SN(4,{2,4})" --only P --max 12 --tex --across 5 --out table.tex\n  nimlab list "NIM(3,2)" --only remoteness=4 --max 10\n  nimlab list "WYTHOFF" --max 8 --value grundy --csv',
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      const format = formatOf(flags)
      if (format === 'csv' && flags.across > 1) {
        throw new UsageError('--across: CSV has one position a line; leave out --across')
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

/** The format that one flag says, or else the ending of the file. */
function formatOf(flags: {
  readonly tex?: true
  readonly csv?: true
  readonly md?: true
  readonly out?: string
}): ListFormat {
  const asked = (['tex', 'csv', 'md'] as const).filter((name) => flags[name] === true)
  if (asked.length > 1) {
    throw new UsageError(
      `expected one format, got ${asked.map((name) => `--${name}`).join(' and ')}`,
    )
  }
  if (asked.length === 1) return asked[0]!
  if (flags.out === undefined) return 'txt'
  const ending = extname(flags.out).slice(1)
  const format = LIST_FORMATS.find((name) => name === ending)
  if (format !== undefined) return format
  throw new UsageError(
    `--out '${flags.out}': unknown ending; accepted: ${LIST_FORMATS.map((name) => `.${name}`).join(', ')}, or one of --tex, --csv, --md`,
  )
}

function withWaysOut<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(
      `${error.message}; lower --max, give --only, raise --limit, or write all by nimlab solve --out`,
      { cause: error },
    )
  }
}
