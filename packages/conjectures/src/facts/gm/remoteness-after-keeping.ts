import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { keeping } from './rule-by-definition.ts'

/** R after keeping one pile of NIM(n,n−1). */
export const remotenessAfterKeeping: Fact<(kept: number) => number | null> = {
  says: 'the remoteness after pile i (1-based) is kept and all others lose a stone; null if that is no move',
  source: 'GN-3.2.b',
  about: 'NIM(k+1,k)',
  of: (game) => {
    const { box } = game
    const known = game.values('remoteness')
    return (x) => (kept) => {
      const next = keeping(x, kept).sort((a, b) => a - b)
      return next[0]! < 0 ? null : known[box.rank(next)]!
    }
  },
  needs: [remoteness],
}
