import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import {
  and,
  congruent,
  count,
  eq,
  even,
  FALSE,
  integer,
  integers,
  le,
  max,
  minus,
  mod,
  odd,
  parse,
  parseTerm,
  plus,
  times,
  TRUE,
} from '@nim/presburger'
import { afterAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import {
  embeddedZ3,
  type Goal,
  mergeShards,
  obligations,
  type PartialGoal,
  type ProofResult,
  prove,
  type RemotenessGoal,
  type RestrictedGoal,
} from '../../src/index.ts'
import {
  allButOne,
  atLeastK,
  CORRECTED,
  names,
  outcomeGoal,
  PATH,
  playOddPiles,
  PRINTED,
} from '../goals/goals.ts'
import { unhurried } from '../solve/unhurried.ts'

const solver = unhurried(embeddedZ3())
afterAll(() => solver.close())

const isReduced = le(times(2, max(...integers('x', 3))), plus(...integers('x', 3)))
const sumMod4 = mod(plus(...integers('x', 3)), 4)
const oddPiles = count(...integers('x', 3).map(odd))

/** DH-C1 for n = 3 and k = 2: a reduced position is P if and only if o ≤ r ≤ 2 − o. */
const ON_REDUCED: RestrictedGoal = {
  kind: 'restricted',
  id: 'on-reduced',
  ruleset: slowSetNim(3, [2, 3]),
  variables: names(3),
  under: isReduced,
  isP: and(le(oddPiles, sumMod4), le(sumMod4, minus(2, oddPiles))),
  given: atLeastK(3, 2),
}

/**
 * DH-T4.1 for SN(4,{2,3}): a position without odd piles is P, and a position with two or three odd
 * piles is N.
 */
const BY_ODD_PILES: PartialGoal = {
  kind: 'partial',
  id: 'by-odd-piles',
  ruleset: slowSetNim(4, [2, 3]),
  variables: names(4),
  isP: and(...integers('x', 4).map(even)),
  isN: parse(
    'count(x1 == 1 (mod 2), x2 == 1 (mod 2), x3 == 1 (mod 2), x4 == 1 (mod 2)) >= 2 and count(x1 == 1 (mod 2), x2 == 1 (mod 2), x3 == 1 (mod 2), x4 == 1 (mod 2)) <= 3',
  ),
}

/** A formula for the misère remoteness of SN(2,{1,2}), guessed from a table. */
const MISERE: RemotenessGoal = {
  kind: 'remoteness',
  id: 'misere',
  ruleset: slowSetNim(2, [1, 2]),
  variables: names(2),
  play: 'misere',
  remoteness: parseTerm(
    'x2 + max(x1 - 1, 0) - [x1 mod 2 = 1 and x2 mod 2 = 1] + 2*[x1 = 1 and x2 mod 2 = 1]',
  ),
}

/** In NIM(3,3), every play has as many moves as the smallest pile has stones. */
const SMALLEST: RemotenessGoal = {
  kind: 'remoteness',
  id: 'smallest',
  ruleset: exactSlowNim(3, 3),
  variables: names(3),
  remoteness: integer('x1'),
}

const PROVED: readonly Goal[] = [
  CORRECTED,
  atLeastK(3, 1),
  atLeastK(3, 2),
  atLeastK(3, 3),
  { ...atLeastK(3, 2), id: 'by-strategy', strategy: playOddPiles(3, 2) },
  allButOne(3),
  PATH,
  { ...outcomeGoal('misere', slowSetNim(3, [1]), odd(plus(...integers('x', 3)))), play: 'misere' },
  ON_REDUCED,
  { ...ON_REDUCED, id: 'assumed', assumed: 'NT-1' },
  BY_ODD_PILES,
  SMALLEST,
  { ...SMALLEST, id: 'with-strategy', strategy: [{ when: TRUE, play: [1, 2, 3] }] },
  MISERE,
  { ...SMALLEST, id: 'smallest-misere', play: 'misere' },
]

/**
 * Wrong goals, and the smallest position at which each goal is wrong, with the stated and the true
 * value.
 */
const REFUTED: readonly (readonly [Goal, readonly number[], string | number, string | number])[] = [
  [PRINTED, [3, 3, 4, 4], 'N', 'P'],
  [{ ...allButOne(3), id: 'other-game', ruleset: slowSetNim(3, [1]) }, [0, 0, 1], 'P', 'N'],
  [{ ...PATH, play: 'misere' }, [0, 0, 0], 'P', 'N'],
  [{ ...ON_REDUCED, id: 'all', under: TRUE }, [0, 0, 3], 'N', 'P'],
  [{ ...BY_ODD_PILES, isN: parse('x4 >= 1') }, [0, 0, 0, 1], 'N', 'P'],
  [{ ...SMALLEST, remoteness: parseTerm('min(x1, 7) ') }, [8, 8, 8], 7, 8],
  [{ ...SMALLEST, remoteness: parseTerm('x1 + x2') }, [0, 1, 1], 1, 0],
  [{ ...MISERE, play: 'normal' }, [1, 1], 2, 1],
  [{ ...MISERE, remoteness: parseTerm('x2 + max(x1 - 1, 0)') }, [1, 1], 1, 2],
]

describe('the prover', () => {
  it.each(sampled(PROVED, 8).map((goal) => [goal.id, goal] as const))(
    'proves %s',
    async (_, goal) => {
      const { verdict, reason, counts, discharged } = await prove(goal, { solver, threads: 2 })
      expect({ verdict, reason }).toEqual({ verdict: 'proved', reason: '' })
      expect(counts.simplified + counts.unsat).toBe(counts.total)
      expect(discharged).toHaveLength(counts.unsat)
    },
  )

  it.each(
    sampled(REFUTED, 3).flatMap(([goal, ...where]) => [
      [goal.id, 'on small positions', goal, where, {}] as const,
      ...(goal.kind === 'partial'
        ? []
        : [[goal.id, 'by the solver', goal, where, { scan: 0 }] as const]),
    ]),
  )('refutes %s %s with its smallest counterexample', async (_, __, goal, where, options) => {
    const [position, expected, actual] = where
    const result = await prove(goal, { solver, ...options })
    expect(result).toMatchObject({
      verdict: 'refuted',
      counterexample: { position, expected, actual, isSmallest: true, checkedBy: 'rules' },
    })
    expect(result.counterexample!.explain).toContain(position.join())
  })

  // the prover starts from the last of these positions and takes 8 seconds to find the smallest
  it.each([[25, 31, 9], ...(IS_LONG ? [[250, 301, 90]] : [])])(
    'refutes a formula whose smallest counterexample is %i,%i,%i',
    async (first, second, third) => {
      const others = `x2 >= ${second} and x3 >= ${third} and x3 <= 500`
      const far = and(eq(integer('x1'), first), parse(others))
      const isP = parse('min(x2, x1 + x3) == 0 (mod 2)')
      const goal: Goal = { ...PATH, isP: { kind: 'xor', left: isP, right: far } }
      const { counterexample } = await prove(goal, { solver, scan: 0 })
      expect(counterexample).toMatchObject({ position: [first, second, third], isSmallest: true })
    },
  )

  it('leaves a true partial statement undecided if it is not inductive', async () => {
    const result = await prove({ ...BY_ODD_PILES, isN: FALSE }, { solver })
    expect(result.verdict).toBe('incomplete')
    expect(result.reason).toMatch(/^obligation option-1\.2-\d+: sat at .* are right$/)
  })

  it('does not prove a consequence of a wrong description', async () => {
    const given = { ...atLeastK(3, 2), isP: congruent(plus(...integers('x', 3)), 0, 2) }
    const result = await prove({ ...ON_REDUCED, isP: given.isP, given }, { solver })
    expect(result).toMatchObject({ verdict: 'incomplete', counterexample: null })
    expect(result.reason).toBe('the given description is wrong at 0,0,1')
  })

  it('proves a goal by its shards together, and only by all of them', async () => {
    const goal = atLeastK(3, 2)
    const shards: ProofResult[] = []
    for (const index of [0, 1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one solver
      shards.push(await prove(goal, { solver, shard: { index, count: 3 } }))
    }
    for (const { verdict, reason } of shards) {
      expect(verdict).toBe('incomplete')
      expect(reason).toMatch(/^part \d of 3: \d+ obligations left to other parts$/)
    }
    const whole = mergeShards(goal, shards)
    expect(whole).toMatchObject({ verdict: 'proved', counts: { elsewhere: 0, open: 0 } })
    expect(whole.counts.total).toBe([...obligations(goal)].length)
    expect(mergeShards(goal, shards.slice(1)).verdict).toBe('incomplete')
    const [spoilt, ...rest] = shards
    const bad = {
      ...spoilt!,
      discharged: spoilt!.discharged.map((d) => ({ ...d, status: 'unknown' as const })),
    }
    expect(mergeShards(goal, [...rest, bad, spoilt!]).verdict).toBe('incomplete')
    expect(() => mergeShards(PATH, shards)).toThrow('expected results of path')
    await expect(prove(goal, { solver, shard: { index: 3, count: 3 } })).rejects.toThrow('shard')
  })
})
