import { reference, solve } from '@nim/bruteforce'
import { options, slowSetNim, sortedBox } from '@nim/core/rules'
import {
  afterPlayOn,
  generalTheorem,
  isAllOddException,
  longestPlay,
  outcomeByGeneralTheorem,
  winningMoveByGeneralTheorem,
} from '@nim/core/setnim'
import {
  chopped,
  gamesTogether,
  isInE,
  isInK,
  longestByDefinition,
  moveIntoE,
} from '@nim/core/setnim/definitions'
import { describe, expect, it } from 'vitest'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import type { Fact } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { LETTERS } from '../../src/facts/setnim/letters.ts'

describe('the functions of the theorems', () => {
  it.each([
    [1, 8],
    [2, 7],
    [3, 5],
    [4, 4],
    [5, 2],
  ])('agree with the reference solver on %i stacks up to %i, for every A', (n, max) => {
    for (const A of moveSets(n).map(parseMoveSet)) {
      if (generalTheorem(n, A) === null) continue
      const ruleset = slowSetNim(n, A)
      const outcome = reference(ruleset, 'outcome', 'normal')
      sortedBox(n, max).forEach((x) => {
        const isP = outcome([...x]) === 0
        expect(outcomeByGeneralTheorem(x, A), `${A.join()}: ${x.join()}`).toBe(isP ? 'P' : 'N')
        const played = winningMoveByGeneralTheorem(x, A)
        expect(played === null).toBe(isP)
        if (played === null) return
        const target = afterPlayOn(x, played)
        expect(options(ruleset, x).map((y) => y.join())).toContain(target.join())
        expect(outcome(target)).toBe(0)
      })
    }
  })

  it('agree with the solver on a larger box', () => {
    const table = solve(slowSetNim(6, [4, 5, 6]), { max: 8 }, { value: 'outcome' })
    table.box.forEach((x, rank) => {
      expect(outcomeByGeneralTheorem(x, [4, 5, 6])).toBe(table.values[rank] === 0 ? 'P' : 'N')
    })
  })
})

describe('the values used by the judges', () => {
  it('include l by its definition, in any order of the stacks', () => {
    expect(longestByDefinition([4, 1, 1], 2)).toBe(2)
    expect(longestByDefinition([0, 0, 9], 2)).toBe(0)
    expect(longestByDefinition([12, 20, 33, 52, 79, 112, 155, 170], 5)).toBe(98)
    expect(chopped([1, 1, 9], 2)).toEqual([1, 1, 2])
    sortedBox(3, 6).forEach((x) => {
      for (const k of [1, 2, 3]) {
        expect(longestByDefinition(x.toReversed(), k)).toBe(longestPlay(x, k))
      }
    })
  })

  it('include K by its definition', () => {
    expect([1, 2, 3].map((k) => isInK([1, 2, 4], k))).toEqual([false, false, false])
    expect(isInK([1, 1, 4], 2)).toBe(false)
    expect(isInK([2, 2, 3], 3)).toBe(true)
  })

  it('include E by its definition, which equals the formula if there is one', () => {
    for (const [n, k, max] of [
      [3, 1, 9],
      [3, 2, 9],
      [4, 3, 7],
      [5, 2, 7],
    ] as const) {
      let members = 0
      sortedBox(n, max).forEach((x) => {
        expect(isInE(x, k), x.join()).toBe(isAllOddException(x, k))
        if (isInE(x, k)) members++
      })
      expect(members).toBeGreaterThan(0)
    }
    expect(moveIntoE(4, 2)).toMatchObject({ x: [2, 3, 4, 4], left: [1, 3, 3, 3] })
    expect(moveIntoE(5, 2)).toMatchObject({ startsInK: false, endsInE: true })
  })

  it('include the letters of a position', () => {
    const game = gameOnBox(slowSetNim(3, [2, 3]), { kind: 'box', max: 4 }, DEFAULT_LIMITS)
    const x = [1, 2, 4]
    const letters = Object.entries(LETTERS).map(([name, fact]) => [
      name,
      (fact as Fact<unknown>).of(game)(x, game.box.rank(x)),
    ])
    expect(Object.fromEntries(letters)).toMatchObject({
      A: [2, 3],
      k: 2,
      sum: 7,
      top: 4,
      rho: -1,
      o: 1,
      r: 3,
      nonempty: 3,
      O: 0b001,
      W: 0b100,
      l: 3,
      red: [1, 2, 3],
      u: [0, 1, 2],
      v: [1, 1, 2],
      lu: 1,
      lv: 2,
      inK: false,
      moves: [
        { a: 2, played: 0b011, option: [0, 1, 4] },
        { a: 2, played: 0b101, option: [0, 2, 3] },
        { a: 2, played: 0b110, option: [1, 1, 3] },
        { a: 3, played: 0b111, option: [0, 1, 3] },
      ],
    })
  })

  it('include every pair of games on two vertices', () => {
    expect([...gamesTogether(2)].map(({ A, B, PA, PB, PAB }) => [A, B, PA, PB, PAB])).toEqual([
      ['', '', 1, 1, 1],
      ['', '', 3, 3, 3],
      ['1>0', '', 1, 3, 1],
      ['', '1>0', 3, 1, 1],
      ['1>0', '1>0', 1, 1, 1],
    ])
  })
})
