import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { type LargePosition, largePositions } from '../../../facts/setnim/algorithm-tables.ts'
import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { reducedRank, reduction } from '../../../facts/setnim/reduction.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import {
  type Card,
  choice,
  type Part,
  type Parts,
  type Statement,
  type Wrong,
} from '../../../judge/statement.ts'

/** A position of a box and its reduction. */
export interface OnBox {
  readonly x: readonly number[]
  readonly red: readonly number[]
}

/** An algorithm that is said to reduce positions in SN(n,{k}). */
interface ReducingAlgorithm extends Omit<Card, 'kind' | 'chosenBy' | 'partsOf'> {
  readonly printed: Parts<OnBox, ByK>
  /** What is said of large positions. */
  readonly large: Part<LargePosition, ByK>
  readonly wrong: Wrong<Statement<OnBox, ByK>>
}

/** A claim on an algorithm, judged on boxes, and at random positions up to 10^12. */
export function reducingAlgorithm({ large, wrong, printed, ...own }: ReducingAlgorithm): Claim {
  const card = { ...own, kind: 'algorithm' } as const
  const names = [...Object.keys(printed), 'large']
  const games = {
    ...everyK(1, 7),
    parameters: [...everyK(1, 7).parameters, choice('part', 'part of the statement', names)],
  }
  const onBoxes = positions({
    ...card,
    games,
    facts: { red: reduction, reducedRank },
    digest: 'reducedRank',
    printed,
    wrong,
  })
  const atLarge = instances<ByK, UpToDomain, LargePosition>({
    ...card,
    parameters: games.parameters,
    domain: () => ({ kind: 'up-to', of: 'random position', max: 1000 }),
    cost: (_, { max }) => BigInt(max),
    instances: ({ parameters: { n, k }, domain }) => largePositions(n, k, domain.max),
    digest: ({ reduction: red }) => red.at(-1)! % 2 ** 32,
    method: 'bisection',
    printed: { large },
    witness: ({ x }, { k }) => ({ x, k }),
  })
  return inTwoShapes(onBoxes, atLarge, ({ part }) => part === 'large')
}
