import { readFileSync } from 'node:fs'
import { solve } from '@nim/bruteforce'
import { seededRandom } from '@nim/core/random'
import { options, parseRuleset, type Position, sortedBox } from '@nim/core/rules'
import { type SolvedGame, solvedGame, solvedGames, valueByShifts } from '@nim/core/shift-rules'
import { checkShifts, type ShiftCertificate } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'

const FILE = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)
const CERTIFICATES = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ShiftCertificate)

/** Ascending piles with the given number of digits. Some gaps between the piles are small. */
function farPosition(piles: number, digits: number, random: () => number): bigint[] {
  const anyPile = (): bigint => {
    const text = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
    return BigInt(text)
  }
  let pile = random() < 0.2 ? BigInt(Math.floor(random() * 9)) : anyPile()
  const x = Array.from({ length: piles }, () => {
    const isNear = random() < 0.5
    const here = isNear ? pile + BigInt(Math.floor(random() * 9)) : anyPile()
    pile = here
    return here
  })
  return x.sort((a, b) => (a < b ? -1 : 1))
}

describe('the solved games of @nim/core/shift-rules', () => {
  it('equal those in docs/proofs/shift-rules.jsonl', () => {
    const said = (game: SolvedGame | ShiftCertificate): unknown => ({
      ruleset: game.ruleset,
      play: game.play,
      value: game.value,
      box: game.box,
      rules: game.rules,
    })
    expect(solvedGames().map(said)).toEqual(CERTIFICATES.map(said))
  })

  const named = solvedGames().map((game, i) => ({ ...game, game, certificate: CERTIFICATES[i]! }))
  it.each(sampled(named, 12))(
    'have certificates that the checker accepts, with these bounds: $ruleset, $play play, $value',
    ({ game, certificate }) => {
      const { critical, covered } = game
      expect(checkShifts(certificate)).toMatchObject({ accepted: true, critical, covered })
    },
  )

  const MAX = [0, 60, 60, 40, 24, 14, 9, 7]
  it.each(sampled(named, 6))(
    'have the values of the exhaustive solver: $ruleset, $play play, $value',
    ({ game }) => {
      const { play, value } = game
      const ruleset = parseRuleset(game.ruleset)
      const table = solve(ruleset, { max: MAX[ruleset.piles]! }, { play, value })
      table.box.forEach((x, rank) => {
        if (Number(valueByShifts(game, x).value) === table.values[rank]) return
        throw new Error(`wrong at ${x.join()}`)
      })
    },
  )

  it.each(sampled(named, 6).filter(({ value }) => value === 'outcome'))(
    'have a winning move exactly at the N-positions, even at piles with many digits: $ruleset, $play play',
    ({ game }) => {
      const ruleset = parseRuleset(game.ruleset)
      const random = seededRandom(1)
      const isP = (x: Position<bigint | number>): boolean => valueByShifts(game, x).value === 0n
      for (let i = 0; i < runs(2000, 10); i++) {
        const x = farPosition(ruleset.piles, i % 2 === 0 ? 6 : 300, random)
        const below = options(ruleset, x)
        if (below.length === 0) continue
        if (isP(x) === below.some(isP)) throw new Error(`wrong at ${x.join()}`)
      }
    },
  )
})

describe('the bound B_cov', () => {
  it('is 21 for SN(6,{2,4}), the largest pile at which no rule applies', () => {
    const game = solvedGame(parseRuleset('SN(6,{2,4})'), 'normal', 'outcome')!
    let count = 0
    let highest: readonly number[] = []
    sortedBox(6, 24).forEach((x) => {
      const applies = game.rules.some(({ where }) =>
        where.every(([h, c]) => h.reduce((sum, a, i) => sum + a * x[i]!, 0) >= c),
      )
      if (applies) return
      count++
      if (x[5]! > (highest[5] ?? -1)) highest = [...x]
    })
    expect([count, highest, game.covered]).toEqual([2640, [1, 3, 5, 7, 9, 21], 21])
  })
})

describe('valueByShifts', () => {
  it('reports the rules that it used, and how often it used each', () => {
    const game = solvedGame(parseRuleset('NIM(4,3)'), 'normal', 'outcome')!
    const x = [5n, 5n, 7n, 10n ** 300n]
    const { steps } = valueByShifts(game, x)
    expect(steps.length).toBeGreaterThan(0)
    const left = steps.reduce(
      (at, { rule, times }) => at.map((pile, i) => pile - times * BigInt(game.rules[rule]!.z[i]!)),
      x,
    )
    // The steps lead to a position with ascending piles, at which no rule applies.
    expect(left.every((pile, i) => pile >= (left[i - 1] ?? 0n))).toBe(true)
    expect(left.at(-1)).toBeLessThanOrEqual(BigInt(game.covered))
  })

  it('is not available for a game without rules', () => {
    expect(solvedGame(parseRuleset('SN(6,{1,6})'), 'misere', 'outcome')).toBeNull()
    expect(solvedGame(parseRuleset('WYTHOFF'), 'normal', 'outcome')).toBeNull()
  })
})
