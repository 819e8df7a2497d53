import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const MOST_ADDED = 20
const BOXES = 4

/** Heights up to which positions are looked at; above them there is room for what is added. */
const HEIGHTS = [10, 10, 8, 6, 5]

const known = new WeakMap<SolvedGame, Int32Array[]>()

/** members[b][rank]: positions with heights up to max − BOXES + b whose reduction has the rank. */
function membersByBox(game: SolvedGame): Int32Array[] {
  let members = known.get(game)
  if (members !== undefined) return members
  const { box } = game
  const ranks = game.reducedRanks()
  const counts = Array.from({ length: BOXES + 1 }, () => new Int32Array(box.count))
  box.forEach((x, rank) => {
    const from = Math.max(0, x.at(-1)! - (box.max - BOXES))
    for (let b = from; b <= BOXES; b++) counts[b]![ranks[rank]!]!++
  })
  members = counts
  known.set(game, members)
  return members
}

/** red(y) after each number of tokens is added to a maximal stack, as far as the box reaches. */
function reductionsAbove({ x, top, game }: PositionFacts, addable: number): number[] {
  const ranks = game.reducedRanks()
  const found: number[] = []
  for (let t = 1; t <= addable && top + t <= game.box.max; t++) {
    found.push(ranks[game.box.rank([...x.slice(0, -1), top + t])]!)
  }
  return found
}

const PRINTED: Parts = {
  argument: {
    says: 'adding t tokens to a maximal stack of an unreduced y does not change red(y)',
    ofPosition: (at) => {
      if (at.isReduced || at.top + MOST_ADDED > at.game.box.max) return null
      const own = at.game.reducedRanks()[at.rank]
      return reductionsAbove(at, MOST_ADDED).every((rank) => rank === own)
    },
  },
  classes: {
    says: 'a reduced x is the reduction of no other position, or of more and more as the box grows',
    ofPosition: (at) => {
      if (!at.isReduced || at.top > at.game.box.max - BOXES) return null
      const sizes = membersByBox(at.game).map((counts) => counts[at.rank]!)
      const isAlone = sizes.every((size) => size === 1)
      return isAlone || sizes.every((size, b) => b === 0 || size > sizes[b - 1]!)
    },
    finds: (at) =>
      `${formatPosition(at.x)} is the reduction of ${membersByBox(at.game)
        .map((counts) => counts[at.rank])
        .join(' and ')} positions in boxes growing to max = ${at.game.box.max}`,
  },
}

const FAMILY = everyK(1, 5)

/** Classes of positions with the same reduction. */
export const dhR42: Claim = statementClaim({
  id: 'DH-R4.2',
  kind: 'remark',
  source: `${DH}, Remark 4.2`,
  paperStatus: 'asserted',
  title: 'a reduced position is the reduction of infinitely many others or of none',
  statement: String.raw`A reduced $x$ is the reduction of infinitely many other positions or of none: if $y$ is unreduced, adding any number of tokens to its maximal stack does not change $red(y)$.`,
  conventions: [
    `argument: t = 1..${MOST_ADDED}, for y with that much room in the box`,
    `classes: infinitely many is tested as growth with each of the last ${BOXES} steps of the box`,
    'red by DH-D3',
  ],
  decides: 'for every position of the box that leaves the room, each part',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  games: {
    ...FAMILY,
    defaultDomain: ({ n }) => ({
      kind: 'box',
      max: (HEIGHTS[(n as number) - 1] ?? 3) + MOST_ADDED,
    }),
  },
  partsOf: ({ k }) => (k === 1 ? ['classes'] : ['argument', 'classes']),
  quick: { ranges: { n: [1, 3] } },
  printed: PRINTED,
})
