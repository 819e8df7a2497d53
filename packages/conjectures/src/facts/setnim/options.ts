import { options, positionOf } from '@nim/core/rules'
import type { Fact } from '../fact.ts'
import { remoteness } from '../solved.ts'

/** The options of x. */
export const legalOptions: Fact<readonly (readonly number[])[]> = {
  says: 'the options of x by the rules, sorted',
  source: 'DH-D1',
  of:
    ({ ruleset }) =>
    (x) =>
      options(ruleset, positionOf(ruleset, x)),
}

/** Remoteness of the options. */
export const optionRemotenesses: Fact<readonly number[]> = {
  says: 'the remotenesses of the options of x',
  source: 'DH-D1',
  of: (game) => {
    const values = game.column(remoteness)
    const optionsOf = legalOptions.of(game)
    return (x, rank) => optionsOf(x, rank).map((option) => values[game.box.rank(option)]!)
  },
  needs: [remoteness],
}
