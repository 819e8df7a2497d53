import type { SolveOptions, Table, TableValue, Tick, Watched } from '@nim/bruteforce'
import { requiredMemory, requiredWindow, solve, solveByLayers, ticker } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import { boxCount, boxOf, formatPosition, isSymmetric, options } from '@nim/core/rules'
import type { Cost } from '../claim/claim.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { tableMemory, windowMemory } from './table-memory.ts'

/** A solved box for checks, with access in rank order, and at single positions for the evidence. */
export interface SolvedBox extends Pick<Table, 'ruleset' | 'value' | 'box' | 'at'> {
  readonly forEachRow: (visit: Parameters<Table['forEachRow']>[0]) => void
  readonly forEachPiece: (visit: Parameters<Table['forEachPiece']>[0]) => void
  readonly matchLayers: (
    patterns: Parameters<Table['matchLayers']>[0],
    visit: Parameters<Table['matchLayers']>[1],
  ) => boolean
}

/**
 * Solves a box, passes it to a reader, and frees its memory. If the table exceeds the memory limit,
 * the box is solved layer by layer each time it is read, with only a few layers in memory. A second
 * algorithm always computes the whole table.
 *
 * @param besides the number of bytes of the same memory that the check itself needs
 * @throws RangeError if the memory limit is less than the size of two layers
 */
export function withSolvedBox<T>(
  ruleset: Ruleset,
  domain: BoxDomain,
  asked: SolveOptions & { readonly memory: number },
  besides: bigint,
  use: (box: SolvedBox) => T,
): T {
  const { value, kernel = 'auto' } = asked
  const memory = asked.memory - Number(besides)
  if (
    kernel === 'auto' &&
    requiredMemory(ruleset, domain, value) > memory &&
    requiredWindow(ruleset, domain, value) <= memory
  ) {
    return use(byLayers(ruleset, domain, { ...asked, memory }))
  }
  const table = solve(ruleset, domain, { ...asked, memory })
  try {
    return use(watchedTable(table, asked))
  } finally {
    table.release()
  }
}

/** The cost of {@link withSolvedBox}: every position, and the table or at least two layers. */
export function solvedBoxCost(
  ruleset: Ruleset,
  domain: BoxDomain,
  value: TableValue,
  besides: bigint,
): Cost {
  const positions = boxCount(ruleset.piles, domain.max, isSymmetric(ruleset))
  const memory = tableMemory(ruleset, domain, value) + besides
  const leastMemory = windowMemory(ruleset, domain, value) + besides
  return leastMemory < memory ? { positions, memory, leastMemory } : { positions, memory }
}

/** A table that reports its progress whenever it is read from the beginning. */
function watchedTable(table: Table, watched: Watched): SolvedBox {
  const { ruleset, value, box } = table
  const begin = (): Tick => ticker('judging', box.count, watched)
  return {
    ruleset,
    value,
    box,
    at: (position) => table.at(position),
    forEachRow(visit) {
      const tick = begin()
      table.forEachRow((row) => {
        tick(row.length)
        return visit(row)
      })
    },
    forEachPiece(visit) {
      const tick = begin()
      table.forEachPiece((entries, rank) => {
        tick(entries.length)
        return visit(entries, rank)
      })
    },
    matchLayers(patterns, visit) {
      const tick = begin()
      return table.matchLayers(patterns, (layer, match) => {
        tick(match.spoken)
        return visit(layer, match)
      })
    },
  }
}

function byLayers(ruleset: Ruleset, domain: BoxDomain, asked: SolveOptions): SolvedBox {
  const known = new Map<string, number>()
  /** Finds a position and its options by solving again, when the position's layer is reached. */
  const find = (position: readonly number[]): void => {
    const top = Math.max(...position)
    solveByLayers(ruleset, { max: top }, asked, (layer) => {
      if (layer.pile < top) return
      for (const one of [position, ...options(ruleset, position)]) {
        known.set(formatPosition(one), layer.at(one))
      }
    })
  }
  return {
    ruleset,
    value: asked.value,
    box: boxOf(ruleset, domain.max),
    at(position) {
      const key = formatPosition(position)
      if (!known.has(key)) find(position)
      return known.get(key)!
    },
    forEachRow(visit) {
      solveByLayers(ruleset, domain, asked, (layer) => layer.forEachRow(visit))
    },
    forEachPiece(visit) {
      solveByLayers(ruleset, domain, asked, (layer) => layer.forEachPiece(visit))
    },
    matchLayers(patterns, visit) {
      let isDone = true
      solveByLayers(ruleset, domain, asked, (layer) => {
        const match = layer.match(patterns)
        if (match === null) return (isDone = false)
        visit(layer.pile, match)
        return undefined
      })
      return isDone
    },
  }
}
