import { seededRandom } from '@nim/core/random'
import { options, parseRuleset, type Position } from '@nim/core/rules'
import { type SolvedGame, solvedGame, solvedGames } from '@nim/core/shift-rules'
import { describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'

const LARGEST = 1_000_000
/** The number of random positions for each game, in the long run and in the sample. */
const POSITIONS = IS_LONG ? 100_000 : 200

/**
 * True if a position is P by the rules of a solved game. This function uses bigints and applies the
 * first applicable rule as often as possible. The library applies the rule with the longest step
 * instead.
 */
function outcomes({ ruleset: name, play, rules }: SolvedGame): (x: Position) => boolean {
  const ruleset = parseRuleset(name)
  const known = new Map<string, boolean>()
  const timesAt = (x: readonly number[], { z, where }: SolvedGame['rules'][number]): number => {
    let most = Infinity
    for (const [form, least] of where) {
      let [room, down] = [-least, 0]
      for (let i = 0; i < form.length; i++) {
        room += form[i]! * x[i]!
        down += form[i]! * z[i]!
      }
      if (room < 0) return 0
      if (down > 0) most = Math.min(most, Math.floor(room / down))
    }
    return most + 1
  }
  const isP = (position: Position): boolean => {
    let x: readonly number[] = position
    for (let i = 0; i < rules.length; i++) {
      const times = timesAt(x, rules[i]!)
      if (times === 0) continue
      x = x.map((pile, j) => pile - times * rules[i]!.z[j]!)
      i = -1
    }
    const key = x.join()
    if (!known.has(key)) {
      const below = options(ruleset, x)
      known.set(key, below.length === 0 ? play === 'normal' : !below.some(isP))
    }
    return known.get(key)!
  }
  return isP
}

/**
 * Ascending piles of all sizes up to the largest. Some piles are almost as large as another pile or
 * as a sum of other piles.
 */
function farPosition(piles: number, random: () => number): number[] {
  const below = (most: number): number => Math.floor(random() * (most + 1))
  const x: number[] = []
  for (let i = 0; i < piles; i++) {
    const kind = below(3)
    const sum = kind === 0 ? (x[below(i)] ?? 0) + (x[below(i)] ?? 0) : (x[below(i)] ?? 0)
    x.push(kind > 1 ? below(below(LARGEST)) : Math.min(LARGEST, sum + below(9)))
  }
  return x.sort((a, b) => a - b)
}

describe('rules of solved games at random positions with piles up to 1,000,000', () => {
  const games = solvedGames().filter(({ value }) => value === 'outcome')
  const named = games.map((game) => ({ ...game, game }))
  it.each(sampled(named, 6))(
    'classify a position as P if and only if no option is P: $ruleset, $play play',
    ({ game }) => {
      const ruleset = parseRuleset(game.ruleset)
      const random = seededRandom(1)
      const isP = outcomes(game)
      let count = 0
      for (let i = 0; i < POSITIONS; i++) {
        const x = farPosition(ruleset.piles, random)
        const below = options(ruleset, x)
        const expected = below.length === 0 ? game.play === 'normal' : !below.some(isP)
        if (isP(x) !== expected) throw new Error(`wrong at ${x.join()}`)
        count += +isP(x)
      }
      expect(count).toBeGreaterThan(0)
    },
    600_000,
  )

  it('fail at some of these positions if one rule applies too far', () => {
    const game = solvedGame(parseRuleset('NIM(4,3)'), 'normal', 'outcome')!
    const [first, ...others] = game.rules
    expect(first!.where[1]).toEqual([[-1, -1, -1, 2], 1])
    const where = [first!.where[0]!, [[-1, -1, -1, 2], -1] as const]
    const isP = outcomes({ ...game, rules: [{ ...first!, where }, ...others] })
    const ruleset = parseRuleset(game.ruleset)
    const random = seededRandom(1)
    const isWrong = Array.from({ length: 3000 }, () => farPosition(4, random)).some(
      (x) => isP(x) === options(ruleset, x).some(isP) && options(ruleset, x).length > 0,
    )
    expect(isWrong).toBe(true)
  })
})
