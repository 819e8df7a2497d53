import { solve, ticker } from '@nim/bruteforce'
import { boxOf, formatRuleset, type Ruleset } from '@nim/core/rules'
import type { Limits } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { forEachRow } from '../rows/for-each-row.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import type { Fact, GameOnBox } from './fact.ts'

/** True if facts must be computed by their definitions only. */
export function isByDefinition({ facts }: Limits): boolean {
  return facts === 'definition'
}

/**
 * A game on a box. No table is computed yet.
 * @throws RangeError later, if a table needs more memory than the limits allow
 */
export function gameOnBox(
  ruleset: Ruleset,
  domain: BoxDomain,
  limits: Limits,
  parameters: CaseParameters = {},
): GameOnBox {
  const box = boxOf(ruleset, domain.max)
  const tables = new Map<string, ArrayLike<number>>()
  const columns = new Map<Fact<unknown>, ArrayLike<unknown>>()
  const made = new Map<unknown, unknown>()
  const game: GameOnBox = {
    ruleset,
    box,
    parameters,
    limits,
    values: (value, play) => game.valuesOf(ruleset, value, play),
    valuesOf(other, value, play = 'normal') {
      const key = `${formatRuleset(other)} ${value} ${play}`
      let values = tables.get(key)
      if (values === undefined) {
        const table = solve(other, domain, { value, play, ...limits })
        values = table.values
        table.release()
        tables.set(key, values)
      }
      return values
    },
    column<T>(fact: Fact<T>) {
      let column = columns.get(fact)
      if (column === undefined) {
        column = columnOf(game, fact)
        columns.set(fact, column)
      }
      return column as ArrayLike<T>
    },
    once<T>(make: (of: GameOnBox) => T) {
      if (!made.has(make)) made.set(make, make(game))
      return made.get(make) as T
    },
  }
  return game
}

function columnOf<T>(game: GameOnBox, fact: Fact<T>): ArrayLike<unknown> {
  const { box, limits } = game
  if (fact.solved !== undefined) return game.values(fact.solved.value, fact.solved.play)
  if (fact.rows === undefined || !box.sorted || isByDefinition(limits)) {
    const at = fact.of(game)
    const column: T[] = []
    const tick = ticker('finding facts', box.count, limits)
    box.forEach((x, rank) => {
      tick(1)
      column[rank] = at(x, rank)
    })
    return column
  }
  const fill = fact.rows(game)
  const column = new Int32Array(box.count)
  const tick = ticker('finding facts', box.count, limits)
  forEachRow(box, (outer, length, rank) => {
    tick(length)
    fill(outer, column.subarray(rank, rank + length), length, rank)
  })
  return column
}
