import { evenBasicPositions, meetsLemma3 } from '@nim/core/exact-slow/definitions'
import { dominates } from '@nim/core/rules'
import type { Fact, GameOnBox } from '../fact.ts'

export const levelBounds: Fact<readonly number[]> = {
  says: 'for t = 2, …, k + 2: the largest even b(z) of a basic z ≼ x that meets the conditions of Lemma 3 for t; −1 if there is none',
  source: 'GMMV-T3-bt-def',
  about: 'NIM(k+1,k)',
  of: (game) => game.once(boundsOf),
}

export const evenBound: Fact = {
  says: 'E(x), the largest of the b_t(x)',
  source: 'GMMV-T3-bt-def',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const bounds = game.once(boundsOf)
    return (x) => Math.max(...bounds(x))
  },
}

/** Visits every basic z of the box with even b(z). */
function boundsOf({ box }: GameOnBox): (x: readonly number[]) => readonly number[] {
  const byB = [...evenBasicPositions(box)].sort(([a], [b]) => b - a)
  return (x) => {
    const bounds = new Array<number>(x.length).fill(-1)
    for (const [b, list] of byB) {
      for (const z of list) {
        if (!dominates(x, z)) continue
        for (let t = 2; t <= x.length + 1; t++) {
          if (b > bounds[t - 2]! && meetsLemma3(x, z, b, t)) bounds[t - 2] = b
        }
      }
    }
    return bounds
  }
}
