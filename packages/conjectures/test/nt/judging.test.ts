import { reference, solve } from '@nim/bruteforce'
import { options, slowSetNim, sortedBox } from '@nim/core/rules'
import {
  afterPlayOn,
  generalTheorem,
  longestPlay,
  outcomeByGeneralTheorem,
  winningMoveByGeneralTheorem,
} from '@nim/core/setnim'
import { describe, expect, it } from 'vitest'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { isInK } from '../../src/facts/setnim/halves.ts'
import { NT_CLAIMS } from '../../src/papers/nt/index.ts'
import { chopped, longestByDefinition } from '../../src/facts/setnim/longest-by-definition.ts'
import { casesOf } from '../../src/claim/parameter.ts'

describe('every general theorem', () => {
  it.each(NT_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s holds in every case of its default range, and no case is vacuous',
    (_, claim) => {
      for (const parameters of casesOf(claim.parameters, {})) {
        const { verdict, counterexample } = claim.check(parameters, claim.defaultDomain(parameters))
        expect(verdict, `${JSON.stringify(parameters)} ${counterexample?.explain}`).toBe('holds')
      }
    },
  )
})

describe('the functions that the theorems speak of', () => {
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

describe('what the judges know', () => {
  it('has l by its definition, whatever the order of the stacks', () => {
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

  it('has K by its definition', () => {
    expect([1, 2, 3].map((k) => isInK([1, 2, 4], k))).toEqual([false, false, false])
    expect(isInK([1, 1, 4], 2)).toBe(false)
    expect(isInK([2, 2, 3], 3)).toBe(true)
  })
})
