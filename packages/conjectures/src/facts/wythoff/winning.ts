import { wythoffPlane } from '@nim/bruteforce'
import { options, type PlayConvention } from '@nim/core/rules'
import { isMove } from '@nim/core/wythoff/definitions'
import { byRules } from '../../claim/stated-fact.ts'
import { type Fact, factOf, type GameOnBox } from '../fact.ts'

/** 1 at the winning points, which are good for the player who has just moved, and 0 elsewhere. */
export const winning: Fact = winningIn('normal', '1 at a winning point, otherwise 0', 'V-G')

export const winningInAttrition: Fact = winningIn(
  'misere',
  '1 at a winning point of Attrition, otherwise 0',
  'V-Attrition',
)

/** The winning points by exhaustive solution. For rows, they are found by scanning the quadrant. */
function winningIn(play: PlayConvention, says: string, source: string): Fact {
  return {
    says,
    source,
    about: 'WYTHOFF',
    states: (value, x) => [
      byRules(
        x,
        { fact: 'outcome', value: value === 1 ? 'P' : 'N' },
        play === 'misere' ? { play } : {},
      ),
    ],
    of: (game) => {
      const outcomes = game.values('outcome', play)
      return (_, rank) => 1 - outcomes[rank]!
    },
    rows: ({ box }) => {
      const plane = wythoffPlane(box.max, play)
      return (outer, into, length) => {
        for (let S = 0; S < length; S++) into[S] = plane.isP(S, outer[1]!) ? 1 : 0
      }
    },
    bytes: (_, { max }) => 9n * BigInt(max + 1),
  }
}

/** A predicate on a point whose coordinates may be in any order. */
type AboutPoint = (x: number, y: number) => boolean

export const winningAt: Fact<AboutPoint> = atPoints(winning, 'V-G')

export const attritionAt: Fact<AboutPoint> = atPoints(winningInAttrition, 'V-Attrition')

function atPoints(fact: Fact, source: string): Fact<AboutPoint> {
  return {
    says: `for a point of the box with its coordinates in any order: ${fact.says}`,
    source,
    about: 'WYTHOFF',
    of: (game) => {
      const isWinning = pointsWith(fact, game)
      return () => isWinning
    },
    needs: [fact],
  }
}

export const reachesByMove: Fact<AboutPoint> = factOf(
  'whether a move leads to a point',
  'V-G',
  ([S, L]) =>
    (x, y) =>
      isMove(S!, L!, x, y),
)

export const reachesWinning: Fact<AboutPoint> = {
  says: 'whether a move leads to a point that is winning',
  source: 'V-P3',
  about: 'WYTHOFF',
  of: (game) => {
    const isWinning = pointsWith(winning, game)
    return ([S, L]) =>
      (x, y) =>
        isMove(S!, L!, x, y) && isWinning(x, y)
  },
  needs: [winningAt],
}

function pointsWith(fact: Fact, game: GameOnBox): AboutPoint {
  const found = game.column(fact)
  // partner[S] is the L of the winning point (S,L); no two winning points have the same S
  const partner: number[] = []
  game.box.forEach(([S, L], rank) => {
    if (found[rank] === 1) partner[S!] = L!
  })
  return (x, y) => (x <= y ? partner[x] === y : partner[y] === x)
}

export const winningOptions: Fact = {
  says: 'how many options are winning points',
  source: 'V-P3',
  about: 'WYTHOFF',
  of: (game) => {
    const isWinning = pointsWith(winning, game)
    return (x) => options(game.ruleset, x).filter(([S, L]) => isWinning(S!, L!)).length
  },
  needs: [winningAt],
}
