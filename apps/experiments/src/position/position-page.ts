import type { TableValue } from '@nim/bruteforce'
import { findCard } from '@nim/conjectures/cards'
import { formatPosition, formatRuleset, rulesetTitle } from '@nim/core/rules'
import { fittedTable, textTable } from '@nim/report/text'
import { type Analysis, type KnownValue, slowShape, takenStones } from '@nim/report/position'
import { TABLE_VALUES } from '../arguments/value.ts'
import { exactNumber } from './exact-number.ts'

/** Which moves are shown. */
export type Shown = 'all' | 'best' | number

/**
 * The maximum number of characters of a position, in the table of moves and in the line of best
 * moves.
 */
const WIDEST_POSITION = 50
/** The maximum length of a ruleset that shares a line with the position. */
const LONGEST_HEAD = 20
const WIDTH = 100

const TITLES = { outcome: 'outcome', remoteness: 'remoteness', grundy: 'Grundy value' } as const
const COLUMNS = { outcome: 'outcome', remoteness: 'R', grundy: 'G' } as const

/** The analysis as one JSON object, in which integers of 2^53 or more are strings. */
export function positionJson(
  analysis: Analysis,
  asked: readonly TableValue[],
  shown: Shown,
): string {
  const { ruleset, optimal, position } = analysis
  const page = {
    ...analysis,
    ruleset: formatRuleset(ruleset),
    moves: shownMoves(analysis, shown),
    best: optimal > 0 ? 0 : null,
    shape: slowShape(ruleset, position),
  }
  return JSON.stringify(page, (key, value: unknown) => {
    if (TABLE_VALUES.some((name) => name === key && !asked.includes(name))) return undefined
    return exactNumber(value)
  })
}

/**
 * The position, its values with their sources, and its moves. If the piles are small, the page is
 * at most 100 columns wide.
 */
export function positionPage(
  analysis: Analysis,
  values: readonly TableValue[],
  shown: Shown,
): string {
  return [head(analysis, values), moveTable(analysis, values, shown), advice(analysis, shown)]
    .filter((part) => part !== '')
    .join('\n\n')
}

function head(analysis: Analysis, asked: readonly TableValue[]): string {
  const { ruleset, position, play, values, unsolved } = analysis
  const theorems = new Set(asked.flatMap((name) => values[name]?.theorems ?? []))
  const [game, x] = [rulesetTitle(ruleset), formatPosition(position)]
  const isShort = game.length <= LONGEST_HEAD
  return fittedTable(
    isShort ? [game, x] : ['position', x],
    [
      ...(isShort ? [] : [['ruleset', game]]),
      ['play', play === 'misere' ? 'misère' : play],
      ...asked.map((name) => [TITLES[name], describe(values[name], unsolved)]),
      ...[...theorems].map((id) => [id, findCard(id)?.title ?? '']),
      ...ruleRows(analysis),
      ...shapeRows(analysis),
    ],
    WIDTH,
  )
}

/**
 * The shift rules that lead to a small position, and how many times in a row each rule is applied.
 */
function ruleRows({ rules }: Analysis): string[][] {
  if (rules.length === 0) return []
  const words = rules.map(({ rule, z, times }) => {
    const count = times === 1n ? 'once' : `${countOf(times)} times`
    return `rule ${rule}, z = (${z.join()}), ${count}`
  })
  return [['shift rules', words.join('; ')]]
}

/** Formats a number. A number with more than 15 digits is abbreviated. */
function countOf(times: bigint): string {
  const text = String(times)
  return text.length <= 15 ? text : `about ${text[0]}.${text[1]}e${text.length - 1}`
}

function shapeRows({ ruleset, position, play }: Analysis): string[][] {
  const shape = slowShape(ruleset, position)
  if (shape === null) return []
  const { reduced, odd, residue, modulus, mMove } = shape
  const isReduced = formatPosition(reduced) === formatPosition(position)
  return [
    ['red(x)', isReduced ? 'x is reduced' : formatPosition(reduced)],
    [`(o,r)`, `(${odd},${residue}), of red(x), r modulo ${modulus}`],
    ...(mMove === null || play === 'misere' ? [] : [['M-move', `to ${formatPosition(mMove)}`]]),
  ]
}

function shownMoves({ moves, optimal }: Analysis, shown: Shown): Analysis['moves'] {
  if (shown === 'all') return moves
  return moves.slice(0, shown === 'best' ? optimal : shown)
}

function moveTable(analysis: Analysis, asked: readonly TableValue[], shown: Shown): string {
  const { ruleset, position, optimal } = analysis
  const moves = shownMoves(analysis, shown)
  if (moves.length === 0) return ''
  const isNarrow = formatPosition(position).length <= WIDEST_POSITION
  const taken = moves.map(({ to }) => takenStones(ruleset, position, to))
  const withStones = taken.flat().some(({ stones }) => stones > 1n)
  const words = taken.map((piles) =>
    piles.map(({ pile, stones }) => (withStones ? `${pile} (${stones})` : String(pile))),
  )
  return textTable(
    ['', 'taken from piles', ...(isNarrow ? ['to'] : []), ...asked.map((name) => COLUMNS[name])],
    moves.map(({ to, values }, i) => [
      i < optimal ? '*' : '',
      words[i]!.join(' '),
      ...(isNarrow ? [formatPosition(to)] : []),
      ...asked.map((name) => show(values[name])),
    ]),
    [
      'left',
      'left',
      ...(isNarrow ? (['left'] as const) : []),
      ...asked.map((name) => (name === 'outcome' ? ('left' as const) : ('right' as const))),
    ],
  )
}

/** The best moves, and the number of moves that are not shown. */
function advice(analysis: Analysis, shown: Shown): string {
  const { moves, optimal, allMoves, moveCount, values } = analysis
  if (allMoves && moves.length === 0) return 'no move: the position is terminal'
  const left = moveCount - shownMoves(analysis, shown).length
  const others = allMoves
    ? left === 0
      ? ''
      : `\n(${left} of ${moveCount} moves are not shown: --moves all)`
    : `\n(there are too many moves to list: ${countWords(moveCount)})`
  if (moves.length === 0) return `best move: unknown${others}`
  if (optimal === 0) {
    const isLost = values.outcome?.value === 'P'
    return `best move: unknown${isLost ? ', all of them lose' : ''}${others}`
  }
  const isTimed = moves[0]!.values.remoteness !== null && allMoves
  const kind = isTimed ? 'best' : 'winning'
  let line = `${kind} move${optimal > 1 ? 's' : ''}: to ${formatPosition(moves[0]!.to)}`
  let named = 1
  for (; named < optimal; named++) {
    const longer = `${line}; to ${formatPosition(moves[named]!.to)}`
    if (longer.length > WIDTH - MORE) break
    line = longer
  }
  return `${line}${optimal > named ? ` and ${optimal - named} more` : ''}${others}`
}

/** The number of characters reserved for the number of further moves. */
const MORE = 12

function countWords(count: number): string {
  if (!Number.isFinite(count)) return 'without a known bound'
  return count <= Number.MAX_SAFE_INTEGER ? `up to ${count}` : `about ${count.toExponential(1)}`
}

function describe(value: KnownValue | null, unsolved: string | null): string {
  return value === null
    ? `unknown: no proved formula${unsolved ?? ''}`
    : `${value.value} (${value.by})`
}

function show(value: KnownValue | null): string {
  return value === null ? '?' : String(value.value)
}
