import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import { isWinningByDefinition } from '../../../facts/wythoff/winning-points.ts'
import type { Claim, Naming } from '../../../judge/index.ts'
import { corrected, fixed, instances, instancesClaim } from '../../../judge/index.ts'

export const vAttritionC: Claim = instances({
  id: 'V-Attrition.c',
  kind: 'proposition',
  at: 'sections 20, 21',
  title: 'in Attrition Hugo loses after (0,1)',
  statement: String.raw`After $(0,1)$ Hugo loses.`,
  decides: 'whether every option of the point is (0,0), which loses for the player who reaches it',
  domain: fixed,
  instances: () => options(WYTHOFF, [0, 1]),
  digest: () => 1,
  method: 'rules',
  printed: (move) => move[1] === 0,
  wrong: (move) => move[1] === 1,
})

const FOUND = options(WYTHOFF, [2, 2]).map(formatPosition)

/**
 * A point that the list contains or that can be reached, and the points that can be reached from
 * it.
 */
function moveTo(point: string) {
  const answers = options(WYTHOFF, point.split(',').map(Number)).map(formatPosition)
  return { point, isOption: FOUND.includes(point), answers, isWinning: false }
}

/** A claim that the listed moves force Hugo to reach (0,0) from (2,2). */
const forcedMoves = (card: Naming, listed: readonly string[]) =>
  instancesClaim({
    ...card,
    kind: 'proposition',
    conventions: [
      'part moves: the list is the list of all options; part answers: after each listed move but (0,0), which has lost already, Cora can move to (0,1); part forced: Hugo loses from the point',
    ],
    flaw: { class: 'edge case', cause: 'V-Attrition.d' },
    decides: 'the options by the rules, and the outcome by the definition of misère play',
    domain: fixed,
    *instances({ parameters: { part } }) {
      if (part === 'moves') yield* [...FOUND, ...listed].map(moveTo)
      if (part === 'answers') yield* listed.filter((point) => point !== '0,0').map(moveTo)
      if (part === 'forced') {
        yield { ...moveTo('2,2'), isWinning: isWinningByDefinition([2, 2], 'misere') }
      }
    },
    edge: {
      says: 'the move to (0,0), with which Hugo loses at once',
      is: ({ point }) => point === '0,0',
    },
    digest: ({ answers, isWinning }, { part }) =>
      part === 'answers' ? answers.length : part === 'moves' || isWinning ? 1 : 0,
    method: 'rules',
    says: {
      moves: 'the list is the list of all options',
      answers: 'after a listed move Cora can move to (0,1)',
      forced: 'Hugo loses from (2,2)',
    },
    printed: {
      moves: ({ point, isOption }) => isOption && listed.includes(point),
      answers: ({ answers }) => answers.includes('0,1'),
      forced: ({ isWinning }) => isWinning,
    },
    witness: ({ point }) => ({ point: [2, 2], move: point }),
    evidence: ({ point, isOption }) => {
      const isListed = listed.includes(point)
      return {
        expected: isListed ? 'listed' : 'not listed',
        actual: isOption ? 'an option' : 'no option',
        explain: `(${point}) is ${isOption ? '' : 'not '}an option of (2,2) and is ${isListed ? '' : 'not '}listed`,
      }
    },
  })

const PRINTED = {
  id: 'V-Attrition.d',
  at: 'sections 20, 21',
  title: 'after (2,2) Hugo’s moves are (0,2), (1,1), (1,2); Cora answers (0,1)',
  statement: String.raw`After $(2,2)$ Hugo is forced to reach $(0,0)$: Hugo's moves are $(0,2)$, $(1,1)$, $(1,2)$; after each of them Cora moves to $(0,1)$.`,
}

export const vAttritionD: Claim = instances({
  ...forcedMoves(PRINTED, ['0,2', '1,1', '1,2']),
  // The mutation is false because from (1,1) nobody reaches (0,2).
  wrongAt: { case: { part: 'answers' } },
  wrong: ({ point, answers }) => answers.includes(point === '1,1' ? '0,2' : '0,1'),
})

export const vAttritionDFix: Claim = instances(
  corrected(forcedMoves(PRINTED, ['0,0', '0,2', '1,1', '1,2']), {
    kind: 'remark',
    title: 'after (2,2) Hugo’s moves are (0,0), (0,2), (1,1), (1,2); Hugo loses with each',
    statement: String.raw`After $(2,2)$ Hugo's moves are $(0,0)$, which lose at once, and $(0,2)$, $(1,1)$, $(1,2)$, after each of which Cora moves to $(0,1)$.`,
    // The mutation omits (1,2).
    wrong: ({ point, isOption }) => isOption && point !== '1,2',
  }),
)
