import type { Command } from '@commander-js/extra-typings'
import { provideThreads, solveInThreads } from '@nim/bruteforce/threads'
import { boxCount, rulesetTitle, isSymmetric, requireValue, type Ruleset } from '@nim/core/rules'
import { EXPORT_FORMATS } from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS, formatBytes } from '../arguments/memory.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { playOf } from '../arguments/play.ts'
import { formatOfFile } from '../arguments/outputs.ts'
import { isPlayValue, type PlayValue, VALUES } from '../arguments/value.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { note, print } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { requireFits } from '../memory/require-fits.ts'
import { countByLayers, countsPage, page, summary } from './solve-counts.ts'
import { requireDense, writeTable } from './solve-file.ts'
import { solveMemory } from '../memory/solve-memory.ts'
import { type GmBox, gmBoxMemory, gmBoxPage, solveGmBox } from './solve-gm.ts'

/** Adds `nimlab solve`: solves a whole box. */
export function addSolve(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('solve')
    .description(
      'solve a whole box: print counts, a histogram and a digest, or write the table to a file',
    )
    .argument('<ruleset>', RULESETS)
    .addOption(OPTIONS.max().default(undefined, 'required'))
    .addOption(OPTIONS.value(VALUES).default('outcome'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addOption(OPTIONS.out())
    .option(
      '--dense',
      'with --out FILE.npy or .npz: write an array a[x1, …, xn] with all orders of the piles',
    )
    .option(
      '--by-layers',
      'only count the values, for boxes larger than the memory; a layer is the set of positions with the same largest pile, and nimlab keeps two layers in memory, or T + 2 with T threads',
    )
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`--out names the file for the table. The formats of the table are ${new Intl.ListFormat('en-GB').format(EXPORT_FORMATS)}. --json prints one object.

More examples:
  nimlab solve "NIM(4,3)" --max 60 --out table.npy
  nimlab solve "SN(4,{3})" --max 1023 --by-layers --threads 2   # a box far beyond memory
  nimlab solve "SN(3,{2})" --max 40 --value grundy --out sn3-2.npy
  nimlab solve "NIM(4,3)" --max 20 --out nim43.npy --dense      # a[x1, …, x4] in NumPy
  nimlab solve "SUB(2;1,3)" --max 20
  nimlab solve "GM(4,3)" --max 30 --value gm-length
  nimlab solve "GM(3,3)" --max 60 --value induction`),
    )
    .action(async (text, flags) => {
      const ruleset = await askedRuleset(text)
      const play = playOf(flags)
      readingInput(() => requireValue(ruleset, flags.value, play))
      const format = flags.out === undefined ? undefined : formatOfFile(flags.out, EXPORT_FORMATS)
      const box = { max: required(flags.max, '--max <B>') }
      const byLayers = flags.byLayers === true
      if (flags.dense === true && !isPlayValue(flags.value)) {
        requireDense(ruleset, box.max, flags.value, format, flags.memory)
      }
      if (isPlayValue(flags.value)) {
        const solved = solveGm(ruleset, flags.value, box.max, flags)
        print(flags.json === true ? JSON.stringify(solved) : gmBoxPage(solved))
        finish(EXIT.ok)
        return
      }
      if (byLayers && flags.out !== undefined) {
        throw new UsageError('--by-layers keeps no table to write; leave out --out or --by-layers')
      }
      const { table: needed, whole } = solveMemory(ruleset, box.max, {
        value: flags.value,
        byLayers,
        threads: flags.threads,
        memory: flags.memory,
        ...(format === undefined ? {} : { format }),
        isDense: flags.dense === true,
      })
      requireFits(ruleset, box.max, needed, flags.memory, byLayers ? '' : ', add --by-layers')
      noteBox(ruleset, box.max, whole)
      const options = {
        value: flags.value,
        play,
        memory: flags.memory,
        ...watchedCommand(),
      } as const
      if (byLayers) {
        provideThreads()
        const counts = countByLayers(ruleset, box, { ...options, threads: flags.threads })
        print(flags.json === true ? JSON.stringify(counts) : countsPage(ruleset, counts))
        finish(EXIT.ok)
        return
      }
      const table = await solveInThreads(ruleset, box, {
        ...options,
        threads: flags.threads,
      }).catch((error: unknown) => {
        throw error instanceof RangeError ? new UsageError(error.message, { cause: error }) : error
      })
      if (flags.out !== undefined && format !== undefined) {
        writeTable(table, flags.out, format, flags.dense === true)
        note(`wrote ${flags.out}`)
      }
      print(flags.json === true ? JSON.stringify(summary(table)) : page(table))
      finish(EXIT.ok)
    })
}

/** Before the task starts, prints a description of the task and the memory that it needs. */
function noteBox(ruleset: Ruleset, max: number, bytes: number): void {
  const positions = boxCount(ruleset.piles, max, isSymmetric(ruleset))
  note(
    `${rulesetTitle(ruleset)}, piles 0..${max}: ${positions} positions, ${formatBytes(bytes)} of memory`,
  )
}

/**
 * Computes the length of the play from every position of a box. The options for the solver's tables
 * do not apply here.
 */
function solveGm(
  ruleset: Ruleset,
  value: PlayValue,
  max: number,
  flags: {
    readonly out?: string
    readonly dense?: true
    readonly threads: number
    readonly byLayers?: true
    readonly memory: number
  },
): GmBox {
  if (
    flags.out !== undefined ||
    flags.dense === true ||
    flags.byLayers === true ||
    flags.threads > 1
  ) {
    throw new UsageError(
      `--value ${value} runs in one thread and only prints counts; leave out --out, --dense, --by-layers and --threads`,
    )
  }
  const needed = gmBoxMemory(ruleset, value, max)
  requireFits(ruleset, max, needed, flags.memory, '')
  noteBox(ruleset, max, needed)
  return readingInput(() => solveGmBox(ruleset, value, max))
}
