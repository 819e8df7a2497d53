import { readFileSync } from 'node:fs'
import { solve } from '@nim/bruteforce'
import { lowerCoverRanks } from '@nim/core/exact-slow/definitions'
import { exactSlowNim, parseRuleset, sortedBox } from '@nim/core/rules'
import { checkShifts, type ShiftCertificate } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import type { VerdictRecord } from '../../src/record/verdict-record.ts'
import { criticalByR } from '../../src/facts/exact-slow/critical.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { gmmvC1 } from '../../src/papers/gmmv/1-5-critical-positions/conjecture-1-bounds-of-critical-positions.ts'

/** R of NIM(n,k) on a box. The function looks up sorted positions by rank. */
function remotenessOn(n: number, k: number, max: number): (x: readonly number[]) => number {
  const table = solve(exactSlowNim(n, k), { max }, { value: 'remoteness' })
  const box = sortedBox(n, max)
  return (x) => table.values[box.rank(x)]!
}

describe('docs/proofs/m-critical.md', () => {
  it.each([
    [1, 40],
    [2, 14],
    [3, 7],
    [4, 5],
  ])('Theorem 8: in NIM(2k,k), k = %i, one more token on every pile increases R by 2', (k, max) => {
    const R = remotenessOn(2 * k, k, max + 1)
    sortedBox(2 * k, max).forEach((x) => {
      if (R(x.map((pile) => pile + 1)) !== R(x) + 2) expect.fail(x.join())
    })
  })

  it('Corollary 10: for c = 1 to 4, no position below the family member has an empty pile and the same R', () => {
    const family = [12, 12, 12, 13, 15, 24, 24]
    const table = solve(exactSlowNim(7, 4), { max: 28 }, { value: 'remoteness' })
    const levels = new Set<number>()
    sortedBox(7, 28).forEach((y, rank) => {
      const c = (table.values[rank]! - 27) / 2
      if (c < 1 || c > 4 || !Number.isInteger(c)) return
      levels.add(c)
      if (y.every((pile, i) => pile <= family[i]! + c)) expect.fail(`c = ${c}: ${y.join()}`)
    })
    expect(levels).toEqual(new Set([1, 2, 3, 4]))
  })
})

/** The certificate of Theorem 43: shift rules for the remoteness of SN(5,{2,3,4}). */
const core = JSON.parse(
  readFileSync(new URL('../../../../docs/proofs/critical-core.jsonl', import.meta.url), 'utf8'),
) as ShiftCertificate

describe('Theorem 43: the first five piles of GMMV-C1.family', () => {
  it('is proved by shift rules that the checker accepts', () => {
    expect(checkShifts(core)).toMatchObject({
      accepted: true,
      ruleset: 'SN(5,{2,3,4})',
      play: 'normal',
      value: 'remoteness',
    })
  })

  it('uses two of these rules as they stand in the certificate', () => {
    const A = [
      [[1, 0, 0, 0, 0], 6],
      [[1, 1, 1, 1, -1], 15],
    ]
    const B = [
      [[-1, 1, 0, 0, 0], 3],
      [[-2, 1, 1, 1, -1], 7],
    ]
    expect(core.rules).toContainEqual({ z: [4, 4, 4, 4, 4], add: 8, where: A })
    expect(core.rules).toContainEqual({ z: [0, 2, 2, 2, 2], add: 4, where: B })
  })

  it('agrees with a solved box for j = 0, 1 and 2', () => {
    const table = solve(parseRuleset('SN(5,{2,3,4})'), { max: 23 }, { value: 'remoteness' })
    for (let j = 0; j <= 2; j++) {
      const first = [12, 12, 12, 13, 15].map((pile) => pile + 4 * j)
      const reached: string[] = []
      sortedBox(5, 23).forEach((s, rank) => {
        const isBelow = s.every((pile, i) => pile <= first[i]!)
        if (isBelow && table.values[rank]! >= 27 + 8 * j) reached.push(s.join())
      })
      expect(table.at(first)).toBe(27 + 8 * j)
      expect(reached).toEqual([first.join()])
    }
  })

  it('agrees with NIM(7,4) if pile 6 is at least the remoteness of the first five piles', () => {
    const R = remotenessOn(7, 4, 12)
    const smaller = solve(parseRuleset('SN(5,{2,3,4})'), { max: 12 }, { value: 'remoteness' })
    sortedBox(7, 12).forEach((x) => {
      const f = smaller.at(x.slice(0, 5))
      if (x[5]! >= f && R(x) !== f) expect.fail(x.join())
    })
  })
})

describe('the open parts of GMMV-C1.family', () => {
  it('(ii): on a box, R of NIM(7,4) is at most R of SN(5,{2,3,4}) at the first five piles', () => {
    const R = remotenessOn(7, 4, 9)
    const smaller = solve(parseRuleset('SN(5,{2,3,4})'), { max: 9 }, { value: 'remoteness' })
    sortedBox(7, 9).forEach((x) => {
      if (R(x) > smaller.at(x.slice(0, 5))) expect.fail(x.join())
    })
  })

  it('(ii): one more token on pile 6 can decrease R', () => {
    // R is 7 or 8 here. By NT-6, R is then the same for every size ≥ 9 of the seventh pile.
    const R = remotenessOn(7, 4, 9)
    expect(R([4, 4, 4, 4, 4, 4, 9])).toBe(8)
    expect(R([4, 4, 4, 4, 4, 5, 9])).toBe(7)
  })

  it('(ii), (iii): the induction of Theorem 43 does not work for all seven piles', () => {
    const R = remotenessOn(7, 4, 31)
    expect(R([16, 16, 16, 16, 18, 27, 31])).toBe(34)
    expect(R([12, 12, 12, 12, 14, 20, 24])).toBe(24)
  })

  it('(ii) does not hold for all slow games: a large first pile can shorten the play', () => {
    const game = parseRuleset('HNIM(4;{2},{3},{4},{1,4},{1,2},{1,2,4})')
    // By NT-6, if the remoteness is 9, it is the same for every size of the first pile from 10 on.
    const table = solve(game, { max: 10 }, { value: 'remoteness' })
    expect(table.at([2, 3, 3, 4])).toBe(10)
    expect(table.at([10, 3, 3, 4])).toBe(9)
  })
})

describe('critical positions', () => {
  it('are not determined by their lower covers alone: (3,3,4,4,6) of NIM(5,3)', () => {
    const game = gameOnBox(exactSlowNim(5, 3), { kind: 'box', max: 6 }, DEFAULT_LIMITS)
    const [m, R] = [game.column(criticalByR), game.column(remoteness)]
    const x = [3, 3, 4, 4, 6]
    const rank = game.box.rank(x)
    expect(lowerCoverRanks(game.box, x).map((cover) => R[cover])).not.toContain(R[rank])
    expect(m[rank]).toBe(-1)
  })

  it('of a box of docs/m-critical.md have the verdict of their record', () => {
    const lines = readFileSync(
      new URL('../../results/m-critical.jsonl', import.meta.url),
      'utf8',
    ).split('\n')
    const line = lines.find((one) => one.includes('"case":{"n":8,"k":7}'))!
    const record = JSON.parse(line) as VerdictRecord
    const { case: parameters, domain } = record
    expect(record).toMatchObject(gmmvC1.check(parameters, domain, DEFAULT_LIMITS))
  })
})
