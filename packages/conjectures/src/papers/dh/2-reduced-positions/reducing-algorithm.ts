import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import { type LargePosition, largePositions } from '../../../facts/setnim/algorithm-tables.ts'
import type {
  Card,
  Claim,
  Part,
  PrintedParts,
  Statement,
  UpToDomain,
} from '../../../judge/index.ts'
import { byCase, choice, instances, positions, upTo } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/** A position of a box, together with its reduction. */
export interface OnBox {
  readonly x: readonly number[]
  readonly red: readonly number[]
}

/** How reductions are computed. */
export const BISECTION =
  'red by DH-D3 on boxes, and by bisection for large positions; a test compares the two'

/** A claim that an algorithm reduces the positions of SN(n,{k}). */
interface ReducingAlgorithm extends Omit<Card, 'kind' | 'chosenBy' | 'partsOf'> {
  readonly printed: PrintedParts<OnBox, ByK>
  /** The statement about large positions. */
  readonly large: Part<LargePosition, ByK>
  readonly wrong: Statement<OnBox, ByK>
}

/**
 * A claim about an algorithm. It is judged on boxes, and at random positions with piles up to
 * 10^12.
 */
export function reducingAlgorithm({ large, wrong, printed, ...own }: ReducingAlgorithm): Claim {
  const card = { ...own, kind: 'algorithm' } as const
  const games = everyK(1, 7)
  const { facts, digest } = BY_REDUCTION
  const onBoxes = positions({ ...card, games, facts, digest, printed })
  const atLarge = instances<ByK, UpToDomain, LargePosition>({
    ...card,
    domain: upTo('random position', 1000),
    cost: (_, { max }) => BigInt(max),
    instances: ({ parameters: { n, k }, domain }) => largePositions(n, k, domain.max),
    digest: ({ reduction }) => reduction.at(-1)! % 2 ** 32,
    method: 'bisection',
    printed: { large },
    witness: ({ x }, { k }) => ({ x, k }),
  })
  const names = [...Object.keys(printed), 'large']
  return byCase({
    ...card,
    parameters: [...games.parameters, choice('part', 'part of the statement', names)],
    claimOf: ({ part }) => (part === 'large' ? atLarge : onBoxes),
    wrong,
  })
}
