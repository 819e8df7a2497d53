import { type Command, Option } from '@commander-js/extra-typings'
import type { TableValue } from '@nim/bruteforce'
import {
  formatPosition,
  formatRuleset,
  parsePosition,
  positionOf,
  requireValue,
  rulesetTitle,
} from '@nim/core/rules'
import { textTable } from '@nim/report'
import { askedRuleset, RULESETS } from '../arguments/asked-ruleset.ts'
import { isPlayValue, TABLE_VALUES, VALUES } from '../arguments/value.ts'
import { wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { type Analysis, analyse, type KnownValue } from '../position/analyse.ts'
import { exactNumber } from '../position/exact-number.ts'
import { gmPosition, gmPositionJson, gmPositionPage } from '../position/gm-position.ts'
import { takenStones } from '../position/taken.ts'
import { print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'

const MOST_SOLVED = 2_000_000
/** Positions of more characters are not repeated in the table of moves. */
const WIDEST_POSITION = 60

const TITLES = { outcome: 'outcome', remoteness: 'remoteness', grundy: 'Grundy value' } as const
const COLUMNS = { outcome: 'outcome', remoteness: 'R', grundy: 'G' } as const

/** `nimlab position`: one position, its values and its moves. */
export function addPosition(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('position')
    .description('values of one position and of all its moves, and the best move')
    .argument('<ruleset>', RULESETS)
    .argument(
      '<position...>',
      'pile sizes: 3,5,5,7, "(3,5,5,7)" or 3 5 5 7; of any size where a formula is proved',
    )
    .addOption(
      new Option('--value <value>', 'this value alone (all that the game has)').choices(VALUES),
    )
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
      '\nP: the player to move loses, N: wins. R: remoteness, the length of best play. G: Grundy value.\ngm-length, of GM(n,l): the length of the play in which all l players follow the GM-strategy; it says who loses.\ninduction, of GM(n,l): the length of the play in which each player does what is best for him.\n\nExamples:\n  nimlab position "SN(5,{2,4})" 3,5,6,7,9\n  nimlab position "NIM(4,2)" 7 8 9 30\n  nimlab position "NIM(3,2)" 1000000000000000000000,1000000000000000000001,1000000000000000000007\n  nimlab position "MOORE(3,2)" 1,2,3\n  nimlab position "GM(4,3)" 5,7,8,9 --value gm-length',
    )
    .action(async (rulesetText, positionWords, flags) => {
      const ruleset = await askedRuleset(rulesetText)
      const piles = readingInput(() => parsePosition(positionWords.join(' ')))
      const play = flags.misere === true ? 'misere' : 'normal'
      readingInput(() => requireValue(ruleset, flags.value ?? 'outcome', play))
      const position = readingInput(() => positionOf<number | bigint>(ruleset, piles))
      if (isPlayValue(flags.value)) {
        const { value, limit } = flags
        const found = readingInput(() => gmPosition(ruleset, position, value, limit))
        print(flags.json === true ? gmPositionJson(found) : gmPositionPage(found))
      } else {
        const analysis = readingInput(() => analyse(ruleset, position, play, flags.limit))
        const asked = flags.value === undefined ? TABLE_VALUES : [flags.value]
        print(flags.json === true ? json(analysis, asked) : page(analysis, asked))
      }
      finish(EXIT.ok)
    })
}

function json(analysis: Analysis, asked: readonly TableValue[]): string {
  return JSON.stringify(
    { ...analysis, ruleset: formatRuleset(analysis.ruleset) },
    (key, value: unknown) => {
      if (TABLE_VALUES.some((name) => name === key && !asked.includes(name))) return undefined
      return exactNumber(value)
    },
  )
}

function page(analysis: Analysis, asked: readonly TableValue[]): string {
  const { ruleset, position, play, values, moves, best, allMoves, unsolved } = analysis
  const lines = textTable(
    [rulesetTitle(ruleset), formatPosition(position)],
    [
      ['play', play === 'misere' ? 'misère' : play],
      ...asked.map((name) => [TITLES[name], describe(values[name], unsolved)]),
    ],
    ['left', 'left'],
  )
  if (moves.length === 0) {
    return `${lines}\n\n${allMoves ? 'no move: the position is terminal' : 'moves: too many to list'}`
  }
  const narrow = formatPosition(position).length <= WIDEST_POSITION
  const taken = moves.map(({ to }) => takenStones(ruleset, position, to))
  const withStones = taken.flat().some(({ stones }) => stones > 1n)
  const table = textTable(
    ['', 'taken from piles', ...(narrow ? ['to'] : []), ...asked.map((name) => COLUMNS[name])],
    moves.map(({ to, values: after }, i) => [
      i === best ? '*' : '',
      taken[i]!.map(({ pile, stones }) => (withStones ? `${pile} (${stones})` : pile)).join(' '),
      ...(narrow ? [formatPosition(to)] : []),
      ...asked.map((name) => show(after[name])),
    ]),
    [
      ...(narrow ? (['left', 'left', 'left'] as const) : (['left', 'left'] as const)),
      ...asked.map((name) => (name === 'outcome' ? 'left' : 'right')),
    ],
  )
  const kind = allMoves ? 'best' : 'winning'
  const advice =
    best === null ? 'best move: unknown' : `${kind} move: to ${formatPosition(moves[best]!.to)}`
  const others = allMoves ? '' : ' (the other moves are too many to list)'
  return `${lines}\n\n${table}\n\n${advice}${others}`
}

function describe(known: KnownValue | null, unsolved: string | null): string {
  return known === null
    ? `unknown: no proved formula${unsolved ?? ''}`
    : `${known.value} (${known.by})`
}

function show(known: KnownValue | null): string {
  return known === null ? '?' : String(known.value)
}
