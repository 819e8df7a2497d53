import { slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { judgeStacks } from '../../src/judge/shapes/dh/judge-stacks.ts'
import { parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import type { Part, PositionPart } from '../../src/facts/setnim/part.ts'
import { seededRandom } from '../../src/facts/setnim/seeded-random.ts'
import { type SolvedGame, solvedGame } from '../../src/facts/setnim/solved-game.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { findClaim } from '../../src/papers/registry.ts'

/** Parts that say what they look at. */
const CASES: readonly (readonly [id: string, parameters: CaseParameters, max: number])[] = [
  ['DH-U2', { n: 4, k: 3, part: 'k·x_n ≤ sum(x)' }, 12],
  ['DH-U2', { n: 4, k: 3, part: 'every x_i ≤ ν(x)' }, 12],
  ['DH-U2', { n: 2, k: 1, part: 'k·x_n ≤ sum(x)' }, 70],
  ['DH-U2', { n: 4, k: 2, part: 'reduced' }, 12],
  ['DH-U2', { n: 2, k: 2, part: 'reduced' }, 70],
  ['DH-R6.2', { n: 4, part: '1' }, 11],
  ['DH-R6.2', { n: 3, part: '2' }, 15],
  ['DH-R6.2', { n: 4, part: '2, {n−1,n}' }, 11],
  ['DH-U8', { n: 4, part: 'A = {n−1}' }, 12],
  ['DH-U8', { n: 5, part: 'A = {n−1}, Algorithm 2 as printed' }, 8],
  ['DH-U8-fix', { n: 5, part: 'A = {n−1,n}' }, 8],
]

/** Statements of arithmetic, which are right whatever the tables say. */
const IDENTITIES: ReadonlySet<string> = new Set(['DH-U2'])

/** The part, without what it looks at; turned around if asked, so that it fails everywhere. */
function plain(part: Part, isTurned: boolean): Part {
  if (!('ofPosition' in part)) return part
  return {
    ...part,
    ofPosition: (at) => {
      const holds = part.ofPosition(at)
      return holds === null || !isTurned ? holds : !holds
    },
  }
}

/**
 * A game with tables of pseudo-random numbers, so that no statement is right: if all positions of a
 * class had the same answer only because the statement is true, it would show.
 */
function madeUp(parameters: CaseParameters, max: number): SolvedGame {
  const n = parameters['n'] as number
  const A = parameters['A']
  const sizes =
    A === undefined ? [(parameters['k'] as number | undefined) ?? n] : parseMoveSet(String(A))
  const game = solvedGame(slowSetNim(n, sizes), { kind: 'box', max }, DEFAULT_LIMITS)
  const table = (seed: number, below: (rank: number) => number): Int32Array => {
    const random = seededRandom(seed)
    return Int32Array.from({ length: game.box.count }, (_, rank) => random.below(below(rank)))
  }
  const bits = (seed: number): Int32Array => table(seed, () => 2)
  const tables = new Map<string, Int32Array>()
  const outcomesOf = (list: readonly number[]): Int32Array => {
    const found = tables.get(list.join()) ?? bits(10 + tables.size)
    tables.set(list.join(), found)
    return found
  }
  // half of the positions reduced
  const isReduced = bits(1)
  const reducedRanks = table(2, (rank) => rank + 1).map((to, rank) =>
    isReduced[rank] === 1 ? rank : to,
  )
  const shortest = table(3, (rank) => (rank % 2) + max)
  const lengths = {
    shortest,
    longest: shortest.map((length, rank) => length + (rank % 3 === 0 ? 1 : 0)),
  }
  const playable = bits(4)
  return {
    ...game,
    outcomesOf,
    outcomes: () => outcomesOf(game.sizes),
    reducedRanks: () => reducedRanks,
    playableOutcomesOfReductions: () => playable,
    playLengths: () => lengths,
  }
}

describe('a part that says what it looks at', () => {
  it.each(CASES)('looks at nothing else: %s %o', (id, parameters, max) => {
    const printed = findClaim(id)!.printed as Readonly<Record<string, Part>>
    const part = printed[String(parameters['part'] ?? Object.keys(printed)[0])] as PositionPart
    const game = madeUp(parameters, max)
    const asked = { id, parameters, domain: { kind: 'box', max } } as const
    const found = judgeStacks(part, game, 'outcome', asked)
    expect(found).toEqual(judgeStacks(plain(part, false) as PositionPart, game, 'outcome', asked))
    expect(found.checked === 0 || found.failures > 0 || IDENTITIES.has(id)).toBe(true)
  })

  it.each(CASES)(
    'is the same as when it is asked at every position: %s %o',
    (id, parameters, max) => {
      const claim = findClaim(id)!
      const printed = claim.printed as Readonly<Record<string, Part>>
      const part = printed[String(parameters['part'] ?? Object.keys(printed)[0])]!
      expect(part).toHaveProperty('ofPosition.classesOf')
      const everywhere = (isTurned: boolean): unknown =>
        claim.judge(
          Object.fromEntries(
            Object.entries(printed).map(([name, each]) => [name, plain(each, isTurned)]),
          ),
          parameters,
          { kind: 'box', max },
        )
      const found = claim.check(parameters, { kind: 'box', max })
      expect(found).toEqual(everywhere(false))
      const limits = { ...DEFAULT_LIMITS, kernel: 'second' } as const
      expect(found).toEqual(claim.check(parameters, { kind: 'box', max }, limits))
      expect(found).not.toEqual(everywhere(true))
    },
  )
})
