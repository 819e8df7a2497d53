import { solve } from '@nim/bruteforce'
import { exactSlowNim, formatRuleset, parseRuleset, slowSetNim } from '@nim/core/rules'
import { generalTheorem } from '@nim/core/setnim'
import { compile } from '@nim/presburger'
import type { Goal } from '@nim/prover'
import { describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { coqProofOf, writtenProofOf } from '../../src/cards/cards.ts'
import { decidingTheorem, partialTheorems } from '../../src/goals/deciding-theorem.ts'
import { partialTheoremsOn, PROVABLE, provableOf, theoremOn } from '../../src/goals/index.ts'
import { pileNames } from '../../src/rows/formula-statement.ts'

/** Every nonempty set of numbers from 1 to n. */
function setsOf(n: number): number[][] {
  return Array.from({ length: 2 ** n - 1 }, (_, bits) =>
    Array.from({ length: n }, (_each, i) => i + 1).filter((a) => ((bits + 1) >> (a - 1)) & 1),
  )
}

/** For each number of piles, the largest pile of a box that is solved in a moment. */
const MAX = [0, 40, 30, 20, 14, 9, 7]
const GAMES = [1, 2, 3, 4, 5, 6].flatMap((n) => setsOf(n).map((sizes) => slowSetNim(n, sizes)))

describe('the theorem that decides every position of a game', () => {
  it('is found for every game of a general theorem, and has the P-positions of the game', () => {
    let found = 0
    for (const ruleset of sampled(GAMES, 4)) {
      const { piles, sizes } = ruleset
      const known = theoremOn(ruleset, 'normal')
      const name = formatRuleset(ruleset)
      if (generalTheorem(piles, sizes) !== null) expect(known, name).not.toBeNull()
      if (known === null) continue
      found++
      const { theorem, says } = known
      expect(writtenProofOf(theorem) ?? coqProofOf(theorem), theorem).toBeDefined()
      const { box, values, isP } = solve(ruleset, { max: MAX[piles]! }, { value: 'outcome' })
      const says1 = compile(says, pileNames(piles))
      box.forEach((x, rank) => expect(says1(x), `${name} ${x.join()}`).toBe(isP(values[rank]!)))
    }
    expect(found).toBeGreaterThan(IS_LONG ? 50 : 5)
  })

  it('is found for every notation of a game', () => {
    expect(theoremOn(exactSlowNim(6, 5), 'normal')).toEqual(theoremOn(slowSetNim(6, [5]), 'normal'))
    expect(theoremOn(slowSetNim(6, [4, 6]), 'normal')?.theorem).toBe('NT-10')
  })

  it('does not exist if a theorem covers only some positions, or only other games', () => {
    // DH-T4.1 has a goal for this game, but does not decide all its positions.
    expect(provableOf('DH-T4.1')!.goals({ n: 5, A: '{3}' })).toHaveLength(1)
    expect(theoremOn(slowSetNim(5, [3]), 'normal')).toBeNull()
    expect(theoremOn(slowSetNim(6, [5]), 'misere')).toBeNull()
    expect(theoremOn(parseRuleset('HNIM(3;{1,2},{2,3})'), 'normal')).toBeNull()
    expect(theoremOn(parseRuleset('WYTHOFF'), 'normal')).toBeNull()
  })

  it('must belong to the registry and to a proved claim', () => {
    expect(decidingTheorem([], slowSetNim(6, [5]), 'normal')).toBeNull()
    const unproved = PROVABLE.map((provable) => ({ ...provable, claim: 'DH-OP1' }))
    expect(decidingTheorem(unproved, slowSetNim(6, [5]), 'normal')).toBeNull()
  })
})

describe('the theorems that decide some positions', () => {
  const formatted = GAMES.filter(({ piles }) => piles <= 5)

  it('agree with the solver on P and N, for every game that they cover', () => {
    const ids = new Set<string>()
    for (const ruleset of sampled(formatted, 16)) {
      const { box, values, isP } = solve(
        ruleset,
        { max: MAX[ruleset.piles]! },
        { value: 'outcome' },
      )
      for (const theorem of partialTheoremsOn(ruleset, 'normal')) {
        ids.add(theorem.theorem)
        const [lost, won] = [theorem.isP, theorem.isN].map((f) =>
          compile(f, pileNames(ruleset.piles)),
        )
        box.forEach((x, rank) => {
          const is = isP(values[rank]!)
          const agrees = (!lost!(x) || is) && (!won!(x) || !is)
          expect(agrees, `${theorem.theorem} ${formatRuleset(ruleset)} ${x.join()}`).toBe(true)
        })
      }
    }
    expect(ids.size).toBeGreaterThan(0)
  })

  it('are found by the shape of their goals, whatever their ids are, unless points refute them', () => {
    const shaped = PROVABLE.map((provable) => ({ ...provable, claim: 'DH-OP1' }))
    const game = slowSetNim(5, [3])
    expect(partialTheorems(shaped, game, 'normal')).toHaveLength(
      partialTheoremsOn(game, 'normal').length,
    )
    const wrong = PROVABLE.map((provable) => ({
      ...provable,
      claim: 'DH-OP1',
      goals: (c: CaseParameters): Goal[] =>
        provable
          .goals(c)
          .map((goal) => (goal.kind === 'partial' ? { ...goal, isN: goal.isP } : goal)),
    }))
    expect(partialTheorems(wrong, game, 'normal')).toEqual([])
    expect(partialTheoremsOn(game, 'misere')).toEqual([])
  })
})
