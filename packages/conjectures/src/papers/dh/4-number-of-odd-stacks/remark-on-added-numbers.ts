import type { ByA, GameFamily } from '../../../facts/setnim/game-families.ts'
import { everyA, moveSetParameter, stacks } from '../../../facts/setnim/game-families.ts'
import { moveSets, moveSizesFrom } from '../../../facts/setnim/move-sets.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, positions, type Statement, type StatementInput } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

/** Every A except {1,…,n} itself. */
const GAMES: GameFamily<ByA> = {
  ...everyA(2, 5),
  parameters: [stacks(1, 2, 5), moveSetParameter(({ n }) => moveSets(n as number).slice(0, -1))],
}

const FACTS = { ...BY_SOLUTION.facts, outcomeWith }

/**
 * The statement that a P-position becomes N when a number a outside A is added to A. It covers
 * every a that `isMeant` selects for the o of the position.
 */
const turns =
  (isMeant: (a: number, o: number) => boolean): Statement<StatementInput<typeof FACTS>, ByA> =>
  ({ A, o, outcome, outcomeWith }, { n }) => {
    if (outcome === 1) return null
    const added = moveSizesFrom(1, n).filter((a) => !A.includes(a) && isMeant(a, o))
    return added.length === 0 ? null : added.every((a) => outcomeWith([...A, a]) === 1)
  }

export const dhU7: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-U7',
  kind: 'remark',
  at: 'section 4',
  title: 'adding a to A turns every P-position with o = a into an N-position',
  statement: String.raw`If $a\notin A$ is added to $A$, every P-position of $SN(n,A)$ with $o=a$ is an N-position of $SN(n,A\cup\{a\})$.`,
  conventions: ['normal play; every position, reduced or not'],
  games: GAMES,
  quick: { ranges: { n: [2, 3] } },
  facts: FACTS,
  printed: turns((a, o) => o === a),
  // The mutation also makes the statement about P-positions with o = a − 1.
  wrongAt: { case: { n: 3, A: '{2}' }, max: 3 },
  wrong: turns((a, o) => o === a || o === a - 1),
})
