import { readdirSync } from 'node:fs'
import { exactSlowNim, formatRuleset, moveSizes, type Ruleset, slowSetNim } from '@nim/core/rules'
import { compileTerm, ge, indicator, integers, minus, plus } from '@nim/presburger'
import { valueIn } from '@nim/prover/goal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, SAMPLE } from '../../../../vitest.sample.ts'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { largestBasicBelowEach } from '../../src/facts/exact-slow/basic-vectors.ts'
import type { Fact } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { definedLength } from '../../src/facts/setnim/stacks.ts'
import { pivotNumber } from '../../src/quantities/gm/pivot.ts'
import { largestBasicEntry, orderedBelow } from '../../src/quantities/exact-slow/vector.ts'
import { type PositionQuantity, quantityOf } from '../../src/quantities/quantity.ts'
import { SLOW_QUANTITIES, STACK_LISTS, stackOf } from '../../src/quantities/setnim/quantities.ts'
import { pileNames } from '../../src/rows/formula-statement.ts'
import { saidOf } from '../goals/closed-form-values.ts'

interface Judged extends PositionQuantity {
  readonly fact: Fact<unknown>
}

const K_PLUS_ONE: readonly Ruleset[] = [3, 4, 5].map((n) => exactSlowNim(n, n - 1))
const SLOW = [
  slowSetNim(2, [1]),
  slowSetNim(3, [2]),
  slowSetNim(3, [1, 2]),
  slowSetNim(4, [2, 3]),
  slowSetNim(4, [3]),
]
const HIGHEST = [0, 0, 16, 12, 8, 6]
const RUNS = runs(2000, 20)

function isJudged(value: unknown): value is Judged {
  const { term, fact } = (value ?? {}) as Partial<Judged>
  return term !== undefined && fact !== undefined && 'of' in fact
}

/**
 * Every quantity that a file of its folder exports, alone or in an object, with the games of the
 * folder.
 */
async function allJudged(): Promise<[name: string, Judged, readonly Ruleset[]][]> {
  const found = new Map<Judged, [string, Judged, readonly Ruleset[]]>()
  for (const [folder, games] of [
    ['exact-slow', K_PLUS_ONE],
    ['setnim', SLOW],
  ] as const) {
    const url = new URL(`../../src/quantities/${folder}/`, import.meta.url)
    for (const file of readdirSync(url)) {
      // oxlint-disable-next-line no-await-in-loop -- there are only a few files
      const module = (await import(new URL(file, url).href)) as Record<string, object>
      const each = Object.values(module).flatMap((one) => [one, ...Object.values(one)])
      for (const one of new Set(each.filter(isJudged))) {
        const gamesOf = one.sizes === undefined ? games : ofSizes(one.sizes)
        found.set(one, [`${one.name}, ${one.fact.says}`, one, gamesOf])
      }
    }
  }
  for (const list of Object.keys(STACK_LISTS)) {
    for (const i of [0, 1]) {
      const stack = stackOf(list, i) as Judged
      found.set(stack, [stack.name, stack, SLOW])
    }
  }
  return [...found.values()]
}

function ofSizes(sizes: (n: number) => readonly number[]): Ruleset[] {
  return [2, 3, 4].flatMap((n) => sizes(n).map((k) => exactSlowNim(n, k)))
}

/**
 * A random position, selected by the seed, at which the definition and the formulas of a quantity
 * disagree; null if there is no such position.
 */
function wrongAt(quantity: Judged, ruleset: Ruleset): string | null {
  const [n, sizes] = [ruleset.piles, moveSizes(ruleset)!]
  const game = gameOnBox(ruleset, { kind: 'box', max: HIGHEST[n]! }, DEFAULT_LIMITS, {})
  const at = quantity.fact.of(game)
  // The quantity has an additional argument, the number m.
  const isOfM = typeof at(game.box.unrank(0), 0) === 'function'
  const variables = [...pileNames(n), ...(isOfM ? ['m'] : [])]
  const said = saidOf(quantityOf(quantity, n, sizes), variables)
  const expectSame = (x: readonly number[], found: unknown): void => {
    const defined = Number(found ?? -1)
    for (const [by, value] of said) {
      if (value(x) !== defined) throw new Error(`${by} of ${x.join()}: not ${defined}`)
    }
  }
  const property = fc.property(fc.nat(game.box.count - 1), (rank) => {
    const x = game.box.unrank(rank)
    const found = at(x, rank)
    if (!isOfM) return expectSame(x, found)
    for (let m = 0; m <= x.at(-1)!; m++) expectSame([...x, m], (found as (m: number) => unknown)(m))
  })
  const { failed, errorInstance } = fc.check(property, { seed: SAMPLE, numRuns: RUNS })
  return failed ? String(errorInstance) : null
}

const ALL = await allJudged()

describe('a quantity', () => {
  it('occurs in both families of games', () => {
    const names = ALL.map(([, { name }]) => name)
    expect(names).toEqual(expect.arrayContaining(['B', 'R', 'o', 'longest', 'red1']))
  })

  it.each(ALL)('%s has a term and a proof that agree with its definition', (_, quantity, games) => {
    for (const game of games) expect(wrongAt(quantity, game), formatRuleset(game)).toBeNull()
  })

  it.each(ALL)('%s with a wrong term is detected', (_, quantity, games) => {
    const isHigh = (x: Parameters<PositionQuantity['term']>[0]) => indicator(ge(x.at(-1)!, 3))
    const wrong: Judged = {
      ...quantity,
      term: (x, sizes) => plus(quantity.term(x, sizes), isHigh(x)),
    }
    for (const game of games) expect(wrongAt(wrong, game), formatRuleset(game)).not.toBeNull()
  })
})

describe('quantities with additional arguments', () => {
  it('l of other heights agrees with its definition', () => {
    for (const ruleset of SLOW) {
      const { piles: n, sizes } = ruleset
      const game = gameOnBox(ruleset, { kind: 'box', max: 5 }, DEFAULT_LIMITS)
      const lengthOf = definedLength.of(game)
      const heights = [...pileNames(n), ...pileNames(n).map((name) => name.replace('x', 'y'))]
      const said = saidOf(quantityOf(SLOW_QUANTITIES['ly']!, n, sizes), heights)
      game.box.forEach((x, rank) => {
        const y = x.map((height) => height >> 1)
        for (const [by, value] of said) expect(value([...x, ...y]), by).toBe(lengthOf(y, rank))
      })
    }
  })

  /**
   * A position at which the term of the pivot disagrees with its definition, for modulus l; null if
   * there is no such position.
   */
  const wrongPivot = (term: PositionQuantity['term'], l: number): string | null => {
    const game = gameOnBox(exactSlowNim(3, 2), { kind: 'box', max: 9 }, DEFAULT_LIMITS, { l })
    const at = pivotNumber.fact.of(game)
    const names = pileNames(3)
    const said = compileTerm(term(integers('x', 3), [l]), names)
    let wrong: string | null = null
    game.box.forEach((x, rank) => {
      if (said(x) !== at(x, rank)) wrong ??= x.join()
    })
    return wrong
  }

  it('the pivot agrees with its definition for every modulus', () => {
    for (const l of [2, 3, 4, 7]) {
      expect(wrongPivot(pivotNumber.term, l)).toBeNull()
      // A wrong term: among several equal entries, it takes the first one.
      const first: PositionQuantity['term'] = (x, sizes) =>
        minus(4, pivotNumber.term(x.toReversed(), sizes))
      expect(wrongPivot(first, l)).not.toBeNull()
    }
  })

  it('the entries of ℓ(x,b), and b of sorted vectors, equal the listed values', () => {
    const entries = [1, 2, 3].map((i) =>
      valueIn(quantityOf(largestBasicEntry(i), 3, [2]), ['x1', 'x2', 'x3', 'b']),
    )
    for (const { b, ell, x } of largestBasicBelowEach(3, 7, {})) {
      expect(entries.map((entry) => entry([...x, b]))).toEqual(ell)
    }
    const x = [3, 4, 6]
    expect(entries.map((entry) => entry([...x, 8]))).toEqual([-1, -1, -1])
    const [quantity, given] = [quantityOf(orderedBelow, 3, [2]), ['x1', 'x2', 'x3', 'sum']]
    for (const ordered of [
      valueIn(quantity, given),
      compileTerm(quantity.closedForm!.value, given),
    ]) {
      // The sums belong to z = (4,2,2), (2,4,6) and (6,6,6), and to a vector that is not basic.
      expect([8, 12, 18, 9].map((total) => ordered([...x, total]))).toEqual([4, 6, -1, -1])
    }
  })
})
