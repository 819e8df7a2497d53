import { slowSetNim } from '@nim/core/rules'
import { isType, typeOf } from '@nim/core/setnim/definitions'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import type { Fact } from '../fact.ts'

/**
 * The class that the position with a given rank had before play on all stacks was added to
 * SN(n,{n−1}): N; Q, the P-positions of type (n,n−2); or the rest, P∖Q.
 */
export const placeBefore: Fact<(rank: number) => 'N' | 'Q' | 'P∖Q'> = {
  says: 'whether a position is in N, Q or P∖Q of SN(n,{n−1}), by its rank',
  source: 'DH-T5.1s',
  about: 'SN',
  of: (game) => {
    const { piles: n } = game.ruleset
    const before = game.valuesOf(slowSetNim(n, [n - 1]), 'outcome')
    const place = (rank: number): 'N' | 'Q' | 'P∖Q' => {
      if (before[rank] === 1) return 'N'
      return isType(typeOf(game.box.unrank(rank), n - 1), { o: n, r: n - 2 }) ? 'Q' : 'P∖Q'
    }
    return () => place
  },
  bytes: (ruleset, domain) => rankedTableMemory(ruleset, domain, 'outcome'),
}
