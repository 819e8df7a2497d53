import { boxCount, compareSumLex } from '@nim/core/rules'
import { oddStackCount, total } from '@nim/core/setnim/definitions'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import { byRules, type StatedFact } from '../../claim/stated-fact.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import type { GameOnBox } from '../fact.ts'
import type { GameFamily } from './game-families.ts'
import { reducedRank } from './reduction.ts'

/** A cell of the position grid, with the outcomes of the reduced positions of its type. */
export interface Cell {
  readonly o: number
  readonly r: number
  /** P, N, `M` if both outcomes occur, or `?` if the box has no reduced position of the type. */
  readonly letter: 'P' | 'N' | 'M' | '?'
  /** The smallest reduced position of the type for each outcome. */
  readonly smallest: Readonly<Record<'P' | 'N', readonly number[] | null>>
}

/**
 * The cells (o, sum mod `modulus`) that can contain reduced positions, ordered by o and then by r.
 * If the modulus is even, cells whose o and r have different parities are omitted.
 */
export function gridCells(game: GameOnBox, modulus: number): Cell[] {
  const ranks = game.column(reducedRank)
  const outcomes = game.values('outcome')
  const found = Array.from({ length: (game.box.piles + 1) * modulus }, () => ({
    P: null as readonly number[] | null,
    N: null as readonly number[] | null,
  }))
  game.box.forEach((x, rank) => {
    if (ranks[rank] !== rank) return
    const cell = found[oddStackCount(x) * modulus + (total(x) % modulus)]!
    const letter = outcomes[rank] === 0 ? 'P' : 'N'
    const before = cell[letter]
    if (before === null || compareSumLex(x, before) < 0) cell[letter] = [...x]
  })
  return found.flatMap((smallest, index) => {
    const o = Math.floor(index / modulus)
    const r = index % modulus
    const { P, N } = smallest
    const letter = P === null ? (N === null ? '?' : 'N') : N === null ? 'P' : 'M'
    return modulus % 2 === 0 && (o + r) % 2 !== 0 ? [] : [{ o, r, letter, smallest }]
  })
}

/** The grid as the papers write it: one string per o, indexed by r, with `.` for omitted cells. */
export function gridColumns(cells: readonly Cell[], n: number, modulus: number): string[] {
  const columns = Array.from({ length: n + 1 }, () => Array.from({ length: modulus }, () => '.'))
  for (const { o, r, letter } of cells) columns[o]![r] = letter
  return columns.map((column) => column.join(''))
}

/** The smallest reduced positions in a cell, with their outcomes. */
export function cellFacts({ smallest }: Pick<Cell, 'smallest'>): StatedFact[] {
  return (['P', 'N'] as const).flatMap((value) => {
    const x = smallest[value]
    if (x === null) return []
    return [byRules(x, { fact: 'reduction', value: x }), byRules(x, { fact: 'outcome', value })]
  })
}

/** The positions of the box, and the bytes of the outcomes and the reductions. */
export function gridCost<C extends CaseParameters>(
  games: GameFamily<C>,
  parameters: C,
  domain: BoxDomain,
): { readonly positions: bigint; readonly memory: bigint } {
  const ruleset = games.ruleset(parameters)
  const positions = boxCount(ruleset.piles, domain.max, true)
  const outcomes = rankedTableMemory(ruleset, domain, 'outcome')
  return { positions, memory: outcomes + reducedRank.bytes!(ruleset, domain) + 4n * positions }
}

/** The data reported for figures: the grid, and the number of cells that are empty in the box. */
export function gridFound(
  { box }: GameOnBox,
  cells: readonly Cell[],
  modulus: number,
): Readonly<Record<string, number | string>> {
  return {
    columns: gridColumns(cells, box.piles, modulus).join(' '),
    emptyCells: cells.filter(({ letter }) => letter === '?').length,
  }
}

/**
 * Counts of positions, the grid, and the share of mixed cells for several moduli.
 * @source DH-OP1
 */
export function typeSurvey(
  game: GameOnBox,
  cells: readonly Cell[],
  modulus: number,
): Readonly<Record<string, number | string>> {
  const { piles: n, count: positions } = game.box
  const ranks = game.column(reducedRank)
  const outcomes = game.values('outcome')
  let [P, reduced, reducedP] = [0, 0, 0]
  for (let rank = 0; rank < positions; rank++) {
    const isP = outcomes[rank] === 0 ? 1 : 0
    P += isP
    if (ranks[rank] !== rank) continue
    reduced++
    reducedP += isP
  }
  const shares = [...new Set([modulus / 2, modulus, 2 * modulus, n, 2 * n])]
    .sort((a, b) => a - b)
    .map((m) => `mod ${m}: ${mixedShare(gridCells(game, m))}`)
  return {
    positions,
    P,
    reduced,
    reducedP,
    grid: gridColumns(cells, n, modulus).join(' '),
    mixedCells: shares.join(', '),
  }
}

function mixedShare(cells: readonly Cell[]): string {
  const filled = cells.filter(({ letter }) => letter !== '?')
  return `${filled.filter(({ letter }) => letter === 'M').length}/${filled.length}`
}
