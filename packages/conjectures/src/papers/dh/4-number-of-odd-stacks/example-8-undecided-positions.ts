import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { gameOnBox } from '../../../facts/game-on-box.ts'
import { type ByA, everyA } from '../../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets } from '../../../facts/setnim/move-sets.ts'
import { isReduced, reducedRank } from '../../../facts/setnim/reduction.ts'
import { classSize, isReducedWhenRaised } from '../../../facts/setnim/same-reduction.ts'
import { oddStacks } from '../../../facts/setnim/stacks.ts'
import { inTwoShapes } from '../../../judge/in-two-shapes.ts'
import { instances } from '../../../judge/instances.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

/** What is found of (1,1,1) in SN(3,{2}). */
interface Undecided {
  readonly isReduced: boolean
  readonly isRaisedReduced: boolean | null
  readonly o: number
  /** Number of positions of the box whose reduction it is. */
  readonly classSize: number
}

const INSTANCE = 'instance'

const GAMES = {
  ...everyA(2, 4),
  parameters: [
    choice('part', 'the instance, or every position', [INSTANCE, 'general']),
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: ({ part }: { readonly part?: unknown }) =>
        part === INSTANCE ? ([3, 3] as const) : ([1, 12] as const),
      defaults: ({ part }: { readonly part?: unknown }) =>
        part === INSTANCE ? ([3, 3] as const) : ([2, 4] as const),
    } as const,
    choice('A', 'numbers of stacks of a move', ({ part, n }) =>
      part === INSTANCE
        ? ['{2}']
        : moveSets(n as number).filter((set) => set !== formatMoveSet([n as number])),
    ),
  ],
}

const SHARED = {
  id: 'DH-EX8',
  kind: 'example',
  at: 'Example 8',
  paperStatus: 'asserted',
  title: 'some reduced positions are the reduction of no other position',
  statement: String.raw`Let $x$ be reduced, $o(x)\ne0$, $o(x)\notin A$, such that $x$ with a token added to the top is reduced too. Then no other position reduces to $x$, and neither Theorem 4.1 nor Corollary 2.5 decides $x$. Instance: $SN(3,\{2\})$, $x=(1,1,1)$, raised to $(1,1,2)$.`,
  conventions: [
    'the numbers are lost in our copy of the text; the instance is ours, with (1,1,2) as the raised position',
    'general: for every A, without the conditions on o, which only say that Theorem 4.1 is silent',
  ],
  decides:
    'instance: no y ≠ x with heights up to the bound has red(y) = x; general: the same for every such x of the box',
  complexity: 'C(max+n,n) positions times the moves of each',
  quick: { ranges: { n: [2, 3] } },
} as const

const general = positions({
  ...SHARED,
  games: GAMES,
  facts: { isReduced, isRaisedReduced: isReducedWhenRaised, classSize, reducedRank },
  digest: 'reducedRank',
  printed: {
    general: {
      says: 'if x and x with a token added to the top are reduced, no other position reduces to x',
      holds: ({ isReduced, isRaisedReduced, classSize }) =>
        isReduced && isRaisedReduced === true ? classSize === 1 : null,
    },
  },
  // whether or not x with a token added is reduced
  wrong: {
    case: { part: 'general', n: 3, A: '{2}' },
    max: 3,
    holds: ({ isReduced, classSize }) => (isReduced ? classSize === 1 : null),
  },
})

const instance = instances<ByA, BoxDomain, Undecided>({
  ...SHARED,
  parameters: GAMES.parameters,
  domain: () => ({ kind: 'box', max: 30 }),
  *instances({ domain, limits }) {
    const x = [1, 1, 1]
    const game = gameOnBox(slowSetNim(3, [2]), domain, limits)
    const rank = game.box.rank(x)
    yield {
      isReduced: isReduced.of(game)(x, rank),
      isRaisedReduced: isReducedWhenRaised.of(game)(x, rank),
      o: oddStacks.of(game)(x, rank),
      classSize: classSize.of(game)(x, rank),
    }
  },
  cost: (parameters, domain) => general.cost(parameters, domain),
  digest: ({ classSize }) => classSize,
  printed: {
    [INSTANCE]: {
      says: 'x = (1,1,1) and (1,1,2) are reduced, o(x) is neither 0 nor in A, and no other position reduces to x',
      holds: ({ isReduced, isRaisedReduced, o, classSize }) =>
        isReduced && isRaisedReduced === true && o !== 0 && o !== 2 && classSize === 1,
    },
  },
  witness: ({ o, classSize }) => ({ x: '1,1,1', o, classSize }),
})

/** A position that no theorem so far decides. */
export const dhEX8: Claim = inTwoShapes(general, instance, ({ part }) => part === INSTANCE)
