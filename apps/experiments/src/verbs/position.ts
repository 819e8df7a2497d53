import type { Command } from '@commander-js/extra-typings'
import {
  formatPosition,
  formatRuleset,
  parsePosition,
  parseRuleset,
  positionOf,
} from '@nim/core/rules'
import { textTable } from '@nim/report'
import { wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { type Analysis, analyse, type KnownValue } from '../position/analyse.ts'
import { print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'

const MOST_SOLVED = 2_000_000
/** Positions of more characters are not repeated in the table of moves. */
const WIDEST_POSITION = 60

/** `nimlab position`: one position, its values and its moves. */
export function addPosition(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('position')
    .description('values of one position and of all its moves, and the best move')
    .argument('<ruleset>', 'such as "NIM(4,3)", "SN(5,{2,4})" or WYTHOFF')
    .argument('<position>', 'pile sizes, such as 3,5,5,7; of any size where a formula is proved')
    .option('--misere', 'misère play: who cannot move wins')
    .option(
      '--limit <positions>',
      'largest number of positions to solve',
      wholeNumber(0, 1_000_000_000),
      MOST_SOLVED,
    )
    .option('--json', 'one JSON object; integers of 2^53 or more are strings')
    .addHelpText(
      'after',
      '\nP: the player to move loses, N: wins. R: remoteness, the length of best play. G: Grundy value.\n\nExamples:\n  nimlab position "SN(5,{2,4})" 3,5,6,7,9\n  nimlab position "NIM(3,2)" 1000000000000000000000,1000000000000000000001,1000000000000000000007',
    )
    .action((rulesetText, positionText, flags) => {
      const ruleset = readingInput(() => parseRuleset(rulesetText))
      const piles = readingInput(() => parsePosition(positionText))
      const analysis = readingInput(() =>
        analyse(
          ruleset,
          positionOf<number | bigint>(ruleset, piles),
          flags.misere === true ? 'misere' : 'normal',
          flags.limit,
        ),
      )
      print(flags.json === true ? json(analysis) : page(analysis))
      finish(EXIT.ok)
    })
}

function json(analysis: Analysis): string {
  return JSON.stringify(
    { ...analysis, ruleset: formatRuleset(analysis.ruleset) },
    (_, value: unknown) =>
      typeof value !== 'bigint'
        ? value
        : value <= BigInt(Number.MAX_SAFE_INTEGER)
          ? Number(value)
          : value.toString(),
  )
}

function page(analysis: Analysis): string {
  const { ruleset, position, play, values, moves, best, allMoves, unsolved } = analysis
  const lines = textTable(
    [formatRuleset(ruleset), formatPosition(position)],
    [
      ['play', play === 'misere' ? 'misère' : play],
      ['outcome', describe(values.outcome, unsolved)],
      ['remoteness', describe(values.remoteness, unsolved)],
      ['Grundy value', describe(values.grundy, unsolved)],
    ],
    ['left', 'left'],
  )
  if (moves.length === 0) {
    return `${lines}\n\n${allMoves ? 'no move: the position is terminal' : 'moves: too many to list'}`
  }
  const narrow = formatPosition(position).length <= WIDEST_POSITION
  const table = textTable(
    ['', 'taken from piles', ...(narrow ? ['to'] : []), 'outcome', 'R', 'G'],
    moves.map(({ to, values: after }, i) => [
      i === best ? '*' : '',
      taken(position, to, ruleset.kind === 'WYTHOFF'),
      ...(narrow ? [formatPosition(to)] : []),
      show(after.outcome),
      show(after.remoteness),
      show(after.grundy),
    ]),
    ['left', 'left', ...(narrow ? (['left'] as const) : []), 'left', 'right', 'right'],
  )
  const kind = allMoves ? 'best' : 'winning'
  const advice =
    best === null ? 'best move: unknown' : `${kind} move: to ${formatPosition(moves[best]!.to)}`
  const others = allMoves ? '' : ' (the other moves are too many to list)'
  return `${lines}\n\n${table}\n\n${advice}${others}`
}

/** Which piles a move lowers, by number from 1, and by how much where that may differ. */
function taken(
  from: readonly (number | bigint)[],
  to: readonly (number | bigint)[],
  withStones: boolean,
): string {
  return from
    .flatMap((pile, i) => {
      const left = to[i]!
      if (left === pile) return []
      const stones = BigInt(pile) - BigInt(left)
      return [withStones ? `${i + 1} (${stones})` : `${i + 1}`]
    })
    .join(' ')
}

function describe(known: KnownValue | null, unsolved: string | null): string {
  return known === null
    ? `unknown: no proved formula${unsolved ?? ''}`
    : `${known.value} (${known.by})`
}

function show(known: KnownValue | null): string {
  return known === null ? '?' : String(known.value)
}
