import { CLAIM_SKELETONS } from './claim.ts'
import { gameSkeleton, rulesSkeleton } from './game.ts'
import type { Skeleton } from './skeleton.ts'

/** The files that `nimlab new` can write, by the first argument of the command. */
export const SKELETONS: ReadonlyMap<string, Skeleton> = new Map([
  [
    'claim',
    { ...CLAIM_SKELETONS.get('positions')!, about: 'a statement that nimlab checks on boxes' },
  ],
  ['game', gameSkeleton],
  ['game-by-rules', rulesSkeleton],
])
