import type { Command } from '@commander-js/extra-typings'
import type { Table } from '@nim/bruteforce'
import { rulesetTitle, type Ruleset } from '@nim/core/rules'
import {
  chartSvg,
  chartTikz,
  type Coordinate,
  heatMap,
  heatMapSvg,
  heatMapTikz,
  histogramSvg,
  histogramTikz,
  positionList,
  scatter,
  type Selection,
} from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { OPTIONS, PLAYS } from '../arguments/options.ts'
import { coordinates, fixedPiles } from '../arguments/plotted.ts'
import { askedValue } from '../arguments/selection.ts'
import { TABLE_VALUES } from '../arguments/value.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { advancedHelp } from '../help/advanced.ts'
import { write } from '../terminal/output.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import { defaultMax, solvedBox } from './solved-box.ts'
import { writeWhole } from './write-whole.ts'

/** The maximum number of positions in the default box. */
const POSITIONS_BY_DEFAULT = 100_000n
const MOST_BY_DEFAULT = 24
const MOST_POINTS = 100_000
/**
 * The maximum number of cells along one side. With more cells, the cells would be too small to see.
 */
const WIDEST_SLICE = 400

/** A figure in two formats. Each format is produced only on request. */
interface Drawn {
  readonly svg: () => string
  readonly tikz: () => string
}

/** Adds `nimlab plot`: draws a figure of a solved box. */
export function addPlot(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('plot')
    .description('draw a slice, the histogram of the values, or positions as points: SVG or TikZ')
    .argument('<ruleset>', RULESETS)
    .option(
      '--slice [piles]',
      'heat map of two piles; fix all other piles, as in x1=3,x2=5',
      fixedPiles,
    )
    .option('--histogram', 'the number of positions with each value')
    .option(
      '--scatter [axes]',
      'positions as points over two of sum, largest, odd, x1, x2, …',
      coordinates,
    )
    .addOption(
      OPTIONS.max().default(
        undefined,
        'the largest box that can be solved in a moment, at most 24',
      ),
    )
    .addOption(OPTIONS.value(TABLE_VALUES).default(undefined, 'outcome'))
    .addOption(OPTIONS.only().default(undefined, 'P'))
    .addOption(OPTIONS.play(PLAYS).default(undefined, 'normal'))
    .addOption(OPTIONS.misere())
    .addOption(OPTIONS.svg().default(undefined, 'without --tikz: to stdout'))
    .option('--tikz <file>', 'write a picture for LaTeX, which needs the package tikz or pgfplots')
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
    .addHelpText(
      'after',
      advancedHelp(`--value selects the value that a slice or a histogram shows. --only selects the positions that a scatter
plot shows.

More examples:
  nimlab plot "NIM(4,3)" --slice x1=3,x2=5 --value remoteness --svg slice.svg
  nimlab plot "NIM(4,3)" --slice x1=3,x2=5 --svg slice.svg --tikz slice.tex   # for LaTeX
  nimlab plot "WYTHOFF" --scatter x1,x2 --max 60 --tikz wythoff.tex
  nimlab plot "SN(3,{2})" --histogram --value grundy --svg histogram.svg`),
    )
    .action(async (text, flags) => {
      const { slice, histogram, scatter: axes } = flags
      const kinds = [slice, histogram, axes].filter((one) => one !== undefined).length
      if (kinds !== 1) {
        const what =
          kinds === 0 ? 'the kind of figure is missing' : 'a command draws only one figure'
        throw new UsageError(`plot: ${what}; use one of --slice, --histogram or --scatter`)
      }
      if (flags.only !== undefined && axes === undefined) {
        throw new UsageError('--only selects the positions of --scatter; leave out --only')
      }
      const ruleset = await askedRuleset(text)
      const fixed = slice === undefined || slice === true ? [] : slice
      const max =
        flags.max ??
        Math.max(
          defaultMax(ruleset, POSITIONS_BY_DEFAULT, MOST_BY_DEFAULT),
          ...fixed.map(({ size }) => size),
        )
      if (slice !== undefined) requireSlice(ruleset, fixed, max)
      const table = solvedBox(ruleset, max, askedValue(flags.value, flags.only), flags)
      const drawn = readingInput((): Drawn => {
        if (slice !== undefined) return sliceOf(table, fixed)
        if (axes === undefined) {
          return { svg: () => histogramSvg(table), tikz: () => histogramTikz(table) }
        }
        const shown = axes === true ? undefined : axes
        return pointsOf(table, flags.only?.selection ?? { kind: 'outcome', outcome: 'P' }, shown)
      })
      if (flags.svg !== undefined) writeWhole('--svg', flags.svg, drawn.svg())
      if (flags.tikz !== undefined) writeWhole('--tikz', flags.tikz, drawn.tikz())
      if (flags.svg === undefined && flags.tikz === undefined) write(drawn.svg())
      finish(EXIT.ok)
    })
}

type Fixed = ReturnType<typeof fixedPiles>

/** @throws UsageError unless all piles except two are fixed, and the box can be drawn */
function requireSlice(ruleset: Ruleset, fixed: Fixed, max: number): void {
  const { piles } = ruleset
  const name = rulesetTitle(ruleset)
  const wrong = fixed.find(({ pile, size }) => pile < 1 || pile > piles || size > max)
  if (wrong !== undefined) {
    throw new UsageError(
      `--slice: expected piles x1 to x${piles} of ${name}, of size at most ${max}; got x${wrong.pile}=${wrong.size}`,
    )
  }
  if (fixed.length !== piles - 2) {
    throw new UsageError(
      `--slice: expected ${piles - 2} fixed piles of ${name}, so that the other two vary, got ${fixed.length}`,
    )
  }
  if (max >= WIDEST_SLICE) {
    throw new UsageError(`--slice: expected --max below ${WIDEST_SLICE}, got ${max}`)
  }
}

function sliceOf(table: Table, fixed: Fixed): Drawn {
  const isFixed = new Set(fixed.map(({ pile }) => pile))
  const free = Array.from({ length: table.box.piles }, (_, i) => i + 1).filter(
    (pile) => !isFixed.has(pile),
  )
  const map = heatMap(table, {
    fixed: fixed.map(({ size }) => size),
    vary: [free[0]!, free[1]!],
  })
  return { svg: () => heatMapSvg(map), tikz: () => heatMapTikz(map) }
}

function pointsOf(
  table: Table,
  selection: Selection,
  axes: readonly [Coordinate, Coordinate] | undefined,
): Drawn {
  const { title, rows } = positionList(table, selection, MOST_POINTS)
  const group = { name: 'positions', positions: rows.map(({ position }) => position) }
  const usual: readonly [Coordinate, Coordinate] =
    table.box.piles === 2 ? ['x1', 'x2'] : ['sum', 'largest']
  const heading = `${title[0]!.toUpperCase()}${title.slice(1)}`
  const chart = scatter(heading, [], [group], axes ?? usual)
  return { svg: () => chartSvg(chart), tikz: () => chartTikz(chart) }
}
