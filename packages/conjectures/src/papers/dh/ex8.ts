import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { classSizes } from '../../facts/setnim/class-sizes.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import { formatMoveSet } from '../../facts/setnim/move-sets.ts'
import type { Instance, ListedPart, Parts } from '../../facts/setnim/part.ts'
import { factsAt, type PositionFacts } from '../../facts/setnim/position-facts.ts'
import { gameCost, solvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type InstanceList, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const GAME = slowSetNim(3, [2])
const X = [1, 1, 1]
const RAISED = [1, 1, 2]

interface Undecided extends Instance {
  readonly isReduced: boolean
  readonly isRaisedReduced: boolean
  readonly o: number
  /** Number of positions of the box whose reduction is x. */
  readonly classSize: number
}

const instance: ListedPart<Undecided> = {
  says: 'x = (1,1,1) and (1,1,2) are reduced, o(x) is neither 0 nor in A, and no other position reduces to x',
  ofInstance: ({ isReduced, isRaisedReduced, o, classSize }) =>
    isReduced && isRaisedReduced && o !== 0 && !GAME.sizes.includes(o) && classSize === 1,
}

/** x with a token added to the top. */
function raised({ x, n }: PositionFacts): number[] {
  return x.map((height, i) => (i === n - 1 ? height + 1 : height))
}

const PRINTED: Parts = {
  instance,
  general: {
    says: 'if x and x with a token added to the top are reduced, no other position reduces to x',
    ofPosition: (at) => {
      const { game, rank, top } = at
      if (!at.isReduced || top === game.box.max || !game.isReduced(raised(at))) return null
      return classSizes(game)[rank] === 1
    },
  },
}

const INSTANCE: InstanceList = {
  defaultDomain: () => ({ kind: 'box', max: 30 }),
  cost: (_, domain) => gameCost(GAME, domain as BoxDomain),
  list: (_, domain, limits) => {
    const game = solvedGame(GAME, domain as BoxDomain, limits)
    const at = factsAt(game, game.box.rank(X))
    const classSize = classSizes(game)[at.rank]!
    const found: Undecided = {
      isReduced: at.isReduced,
      isRaisedReduced: game.isReduced(RAISED),
      o: at.o,
      classSize,
      actual: classSize,
      witness: () => ({ x: X, raised: RAISED }),
      finds: () => `o = ${at.o}, and ${classSize} positions of the box reduce to ${X.join()}`,
    }
    return { instances: [found] }
  },
}

const FAMILY = everyA(2, 4)

/** A position that no theorem so far decides. */
export const dhEX8: Claim = statementClaim({
  id: 'DH-EX8',
  kind: 'example',
  source: `${DH}, Example 8`,
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
  games: {
    ...FAMILY,
    parameters: [
      {
        kind: 'choice',
        name: 'part',
        about: 'the instance, or every position',
        values: () => ['instance', 'general'],
      },
      {
        kind: 'integer',
        name: 'n',
        about: 'number of stacks',
        allowed: ({ part }) => (part === 'instance' ? [3, 3] : [1, 12]),
        defaults: ({ part }) => (part === 'instance' ? [3, 3] : [2, 4]),
      },
      {
        kind: 'choice',
        name: 'A',
        about: 'numbers of stacks of a move',
        values: (outer) => {
          const sets = FAMILY.parameters[1]!
          if (outer['part'] === 'instance') return ['{2}']
          const all = sets.kind === 'choice' ? sets.values(outer) : []
          return all.filter((set) => set !== formatMoveSet([outer['n'] as number]))
        },
      },
    ],
  },
  lists: INSTANCE,
  quick: { ranges: { n: [2, 3] } },
  printed: PRINTED,
})
