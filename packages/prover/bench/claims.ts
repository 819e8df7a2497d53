/** The claims that the benchmark proves. */
import { slowSetNim } from '@nim/core/rules'
import { conjecture1Type, kToAllButOneFormula } from '@nim/core/setnim'
import { count, integers, le, mod, odd, plus, times } from '@nim/presburger'
import type { Goal } from '../src/index.ts'
import {
  allButOne,
  atLeastK,
  CORRECTED,
  names,
  outcomeGoal,
  PATH,
  playOddPiles,
} from '../test/goals/goals.ts'

/** A goal, and its name in the table. */
export interface BenchClaim {
  readonly name: string
  readonly goal: Goal
  /** True if only the best encoding is worth measuring. */
  readonly isHard: boolean
}

/** @source NT-2 with k = n − 1 */
function allButOneByHalves(n: number): Goal {
  return outcomeGoal(`all-but-one-${n}`, slowSetNim(n, [n - 1]), kToAllButOneFormula(n, n - 1))
}

/**
 * DH-C1: the formula in o and r on reduced positions, which follows from the criterion for all
 * positions.
 */
function onReduced(n: number, k: number): Goal {
  const given = atLeastK(n, k)
  const x = integers('x', n)
  const [o, r] = [count(...x.map(odd)), mod(plus(...x), 2 * k)]
  return {
    kind: 'restricted',
    id: `reduced-${n}-${k}`,
    ruleset: given.ruleset,
    variables: names(n),
    under: le(times(k, x.at(-1)!), plus(...x)),
    isP: conjecture1Type(k)(o, r),
    given,
    assumed: 'the row before',
  }
}

const pairs = [3, 4, 5, 6].flatMap((n) => Array.from({ length: n }, (_, i) => [n, i + 1] as const))

export const CLAIMS: readonly BenchClaim[] = [
  { name: 'NIM(4,3) appendix, corrected', goal: CORRECTED, isHard: false },
  { name: 'HNIM path', goal: PATH, isHard: false },
  ...[3, 4].map((n) => ({
    name: `DH-T3.3 NIM(${n},${n - 1}) by red(x)`,
    goal: allButOne(n),
    isHard: n > 3,
  })),
  ...[3, 4, 5, 6].map((n) => ({
    name: `DH-T3.3 NIM(${n},${n - 1}) by l(x/2)`,
    goal: allButOneByHalves(n),
    isHard: n > 3,
  })),
  ...pairs.flatMap(([n, k]) => [
    { name: `SN(${n},${k}..${n}) by l(x/2)`, goal: atLeastK(n, k), isHard: n > 4 },
    {
      name: `SN(${n},${k}..${n}) by l(x/2), rule`,
      goal: { ...atLeastK(n, k), strategy: playOddPiles(n, k) },
      isHard: n > 3,
    },
    { name: `SN(${n},${k}..${n}) (o,r) if reduced`, goal: onReduced(n, k), isHard: n > 4 },
  ]),
]
