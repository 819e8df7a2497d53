import { type ByA, everyA, moveSetParameter, stacks } from '../../../facts/setnim/game-families.ts'
import { moveSets } from '../../../facts/setnim/move-sets.ts'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { reductionByListing, typeOf } from '@nim/core/setnim/definitions'
import { classSize, isReducedWhenRaised } from '../../../facts/setnim/same-reduction.ts'
import { isPTypeOfAllButOne } from '../../../facts/setnim/types.ts'
import type { Claim, PrintedFacts } from '../../../judge/index.ts'
import { box, byCase, choice, example, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

function factsOf(x: readonly number[]): PrintedFacts {
  const reduction = reductionByListing(x)
  const type = typeOf(reduction, 5)
  return {
    o: typeOf(x, 5).o,
    outcome: outcomesBySearch(6, [5])(x),
    reduction,
    typeOfReduction: type,
    byTheorem33: isPTypeOfAllButOne(6, type) ? 'P' : 'N',
  }
}

const SECOND = {
  o: 0,
  outcome: 'P',
  reduction: [2, 2, 2, 3, 3, 3],
  typeOfReduction: { o: 3, r: 5 },
  byTheorem33: 'P',
}

export const dhEX7: Claim = example({
  id: 'DH-EX7',
  kind: 'example',
  at: 'Example 7',
  title: 'in SN(6,{5}) Theorems 4.1 and 3.3 agree on (1,1,1,1,1,2) and (2,2,2,4,4,4)',
  statement: String.raw`In $SN(6,\{5\})$: (i) $(1,1,1,1,1,2)$ has $o=5$, so it is N by Theorem 4.1; its reduction $(1,1,1,1,1,1)$ has another $o$, its type $(6,6)$ is N by Theorem 3.3. (ii) $(2,2,2,4,4,4)$ has $o=0$, so it is P by Theorem 4.1; its reduction $(2,2,2,3,3,3)$ has the type $(3,5)$, P by Theorem 3.3 since $3\le5\le5$.`,
  conventions: ['n = 6 and A = {5} follow from the words "five odd stacks"; the heights are ours'],
  printed: {
    '1,1,1,1,1,2': {
      o: 5,
      outcome: 'N',
      reduction: [1, 1, 1, 1, 1, 1],
      typeOfReduction: { o: 6, r: 6 },
      byTheorem33: 'N',
    },
    '2,2,2,4,4,4': SECOND,
  },
  computed: () => ({
    '1,1,1,1,1,2': factsOf([1, 1, 1, 1, 1, 2]),
    '2,2,2,4,4,4': factsOf([2, 2, 2, 4, 4, 4]),
  }),
  // The mutation states N instead of P.
  wrong: { '2,2,2,4,4,4': { ...SECOND, outcome: 'N' } },
})

const FACTS = { ...BY_REDUCTION.facts, isRaised: isReducedWhenRaised, classSize }

const CARD = {
  id: 'DH-EX8',
  kind: 'example',
  at: 'Example 8',
  title: 'some reduced positions are the reduction of no other position',
  statement: String.raw`Let $x$ be reduced, $o(x)\ne0$, $o(x)\notin A$, such that $x$ with a token added to the top is reduced too. Then no other position reduces to $x$, and neither Theorem 4.1 nor Corollary 2.5 decides $x$. Instance: $SN(3,\{2\})$, $x=(1,1,1)$, raised to $(1,1,2)$.`,
  conventions: ['the instance is ours; general: every A, without the conditions on o'],
  quick: { ranges: { n: [2, 3] } },
} as const

const SUBJECT = { ...BY_REDUCTION, ...CARD, games: everyA(2, 4), facts: FACTS }

const general = positions<ByA, typeof FACTS>({
  ...SUBJECT,
  printed: ({ isReduced, isRaised, classSize }) =>
    isReduced && isRaised === true ? classSize === 1 : null,
  // In the mutation, the statement applies whether or not x is reduced after a token is added.
  wrongAt: { case: { part: 'general', n: 3, A: '{2}' }, max: 3 },
  wrong: ({ isReduced, classSize }) => (isReduced ? classSize === 1 : null),
})

const instance = positions<ByA, typeof FACTS>({
  ...SUBJECT,
  games: { ...SUBJECT.games, defaultDomain: box(30) },
  digest: ['classSize', 'classSize'],
  printed: ({ x, isReduced, isRaised, o, classSize }) =>
    x.join() === '1,1,1' ? isReduced && isRaised! && o !== 0 && o !== 2 && classSize === 1 : null,
})

const isInstance = (part: unknown): boolean => part === 'instance'

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
  claimOf: ({ part }) => (isInstance(part) ? instance : general),
  wrongAt: general.wrongAt,
  wrong: general.wrong,
})
