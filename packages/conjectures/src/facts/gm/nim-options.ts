import { isTerminal, options } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'
import { keeping } from './rule-by-definition.ts'

/** The options by the rules. */
export const optionList: Fact<readonly (readonly number[])[]> = {
  says: 'the options of x by the rules, sorted',
  source: 'GN-D10',
  of:
    ({ ruleset }) =>
    (x) =>
      options(ruleset, x),
}

/** True where no move is possible. */
export const hasNoMove: Fact<boolean> = {
  says: 'whether no move is possible',
  source: 'GN-D10',
  of:
    ({ ruleset }) =>
    (x) =>
      isTerminal(ruleset, x),
}

/** R of every option. */
export const optionRemoteness: Fact<readonly number[]> = {
  says: 'the remoteness of every option, by exhaustive solution',
  source: 'GN-D11',
  of: (game) => {
    const { ruleset, box } = game
    const known = game.values('remoteness')
    return (x) => options(ruleset, x).map((option) => known[box.rank(option)]!)
  },
  needs: [remoteness],
}

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
