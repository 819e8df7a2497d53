import type { ByA } from '../../../facts/setnim/game-families.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { everyStack } from '../texts.ts'

export const NT_LEMMA_14: Readonly<Record<string, (parameters: ByA) => string>> = {
  longest: () => 'longest = l',
  reduction: ({ n }) => everyStack(n, (i) => `reduction${i} = min(x${i}, l)`),
  reduced: ({ A }) => `isReduced = [${parseMoveSet(A)[0]} * top <= sum]`,
}
