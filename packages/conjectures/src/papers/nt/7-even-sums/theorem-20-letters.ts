import { isInK, total } from '@nim/core/setnim/definitions'
import { intervalOf } from '../../../facts/setnim/games-of-theorems.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'

/** The even k of the theorem; min A is 1. */
export function evenK({ x, A }: Letters): number {
  return intervalOf(x.length, A, 'even')!
}

/** Q = K ∩ E. */
export function isInQ(x: readonly number[], k: number): boolean {
  return isInK(x, k) && total(x) % 2 === 0
}

/** The odd stacks, from 0. */
export function oddOf(x: readonly number[]): number[] {
  return x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))
}
