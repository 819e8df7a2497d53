import { Option } from '@commander-js/extra-typings'
import type { Command } from '@commander-js/extra-typings'
import {
  bFile,
  type CountTriangle,
  type IntegerSequence,
  oeisData,
  oeisOffset,
  positionCounts,
  positionTriangle,
  textTable,
  triangleSequence,
} from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { askedValue } from '../arguments/selection.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { print } from '../terminal/output.ts'
import { defaultMax, solvedBox } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

/** The maximum number of positions in the default box, which can be solved in a moment. */
const POSITIONS_BY_DEFAULT = 1_000_000n
const MOST_BY_DEFAULT = 100

/** Adds `nimlab sequence`, which prints counts of positions in the formats of the OEIS. */
export function addSequence(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('sequence')
    .description('count P-positions by largest pile or by sum: OEIS data line, b-file, triangle')
    .argument('<ruleset>', RULESETS)
    .addOption(
      new Option('--count-by <number>', 'count positions by this number n')
        .choices(['largest', 'sum'] as const)
        .default('largest' as const),
    )
    .addOption(
      OPTIONS.max().default(undefined, 'the largest box of a million positions, at most 100'),
    )
    .addOption(OPTIONS.only().default(undefined, 'P'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .option(
      '--triangle',
      'print T(n,k): n is the largest pile and k the sum of the others, or n is the sum and k the largest pile',
    )
    .option('--b-file <file>', 'write all terms as an OEIS b-file')
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`If the game does not distinguish its piles, nimlab counts each sorted position once. --max sets
the largest value of n. --json prints one object.

More examples:
  nimlab sequence "NIM(4,2)" --max 40 --b-file b-file.txt
  nimlab sequence "SN(3,{2})" --count-by sum --triangle --max 10`),
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      const max = flags.max ?? defaultMax(ruleset, POSITIONS_BY_DEFAULT, MOST_BY_DEFAULT)
      const table = solvedBox(ruleset, max, askedValue(undefined, flags.only), flags)
      const selection = flags.only?.selection
      const triangle =
        flags.triangle === true ? positionTriangle(table, flags.countBy, selection) : null
      const sequence =
        triangle === null
          ? positionCounts(table, flags.countBy, selection)
          : triangleSequence(triangle)
      if (flags.bFile !== undefined) writeWhole('--b-file', flags.bFile, bFile(sequence))
      print(
        flags.json === true
          ? JSON.stringify(triangle === null ? sequence : { ...sequence, rows: triangle.rows })
          : page(sequence, triangle),
      )
      finish(EXIT.ok)
    })
}

function page(sequence: IntegerSequence, triangle: CountTriangle | null): string {
  const { name, terms } = sequence
  const data = oeisData(sequence)
  const lines = [
    name,
    '',
    textTable(
      ['offset', oeisOffset(sequence)],
      [['terms', `${terms.length}, ${data.split(',').length} of them in the data line`]],
      ['left', 'left'],
    ),
    '',
    data,
  ]
  const rows = triangle?.rows.map((row, n) => [String(n), row.join(' ')]) ?? []
  return [...lines, ...(rows.length > 0 ? ['', textTable(['n', 'T(n,k)'], rows)] : [])].join('\n')
}
