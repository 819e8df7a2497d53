import type { Claim } from '../../../claim/claim.ts'
import { type ByA, everyA, moveSetParameter, stacks } from '../../../facts/setnim/game-families.ts'
import { moveSets } from '../../../facts/setnim/move-sets.ts'
import { isReduced, reducedRank } from '../../../facts/setnim/reduction.ts'
import { classSize, isReducedWhenRaised } from '../../../facts/setnim/same-reduction.ts'
import { oddStacks } from '../../../facts/setnim/stacks.ts'
import { byCase } from '../../../judge/by-case.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

const FACTS = { isReduced, isRaised: isReducedWhenRaised, classSize, o: oddStacks, reducedRank }

const CARD = {
  id: 'DH-EX8',
  kind: 'example',
  at: 'Example 8',
  paperStatus: 'asserted',
  title: 'some reduced positions are the reduction of no other position',
  statement: String.raw`Let $x$ be reduced, $o(x)\ne0$, $o(x)\notin A$, such that $x$ with a token added to the top is reduced too. Then no other position reduces to $x$, and neither Theorem 4.1 nor Corollary 2.5 decides $x$. Instance: $SN(3,\{2\})$, $x=(1,1,1)$, raised to $(1,1,2)$.`,
  conventions: ['the instance is ours; general: every A, without the conditions on o'],
} as const

const general = positions<ByA, typeof FACTS>({
  ...CARD,
  games: everyA(2, 4),
  facts: FACTS,
  digest: 'reducedRank',
  printed: ({ isReduced, isRaised, classSize }) =>
    isReduced && isRaised === true ? classSize === 1 : null,
  // whether or not x with a token added is reduced
  wrong: {
    case: { part: 'general', n: 3, A: '{2}' },
    max: 3,
    holds: ({ isReduced, classSize }) => (isReduced ? classSize === 1 : null),
  },
})

const instance = positions<ByA, typeof FACTS>({
  ...CARD,
  games: { ...everyA(2, 4), defaultDomain: () => ({ kind: 'box', max: 30 }) },
  facts: FACTS,
  digest: ['classSize', 'classSize'],
  printed: ({ x, isReduced, isRaised, o, classSize }) =>
    x.join() === '1,1,1' ? isReduced && isRaised! && o % 2 === 1 && classSize === 1 : null,
})

const isInstance = (part: unknown): boolean => part === 'instance'

/** A position that no theorem so far decides. */
export const dhEX8: Claim = byCase({
  ...CARD,
  parameters: [
    choice('part', 'the instance, or every position', ['instance', 'general']),
    {
      ...stacks(1, 2, 4),
      allowed: ({ part }) => (isInstance(part) ? [3, 3] : [1, 12]),
      defaults: ({ part }) => (isInstance(part) ? [3, 3] : [2, 4]),
    },
    moveSetParameter(({ part, n }) =>
      isInstance(part) ? ['{2}'] : moveSets(n as number).filter((set) => set !== `{${n}}`),
    ),
  ],
  quick: { ranges: { n: [2, 3] } },
  claimOf: ({ part }) => (isInstance(part) ? instance : general),
  wrong: general.wrong,
})
