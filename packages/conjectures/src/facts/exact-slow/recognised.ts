import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { denseBox, exactSlowNim, sorted } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { gameOnBox } from '../game-on-box.ts'
import { digitAutomaton } from './digit-automaton.ts'
import { pseudoRandomVectors } from './pseudo-random-vectors.ts'

const WINDOW = 5
const MOST_STATES = 2000
const VECTORS = 500
const DIGITS = 200

/** A vector, its outcome, and what the automaton says in how many steps. */
export interface Recognised {
  readonly x: readonly bigint[]
  /** Binary digits of the largest entry. */
  readonly digits: number
  readonly isP: boolean
  readonly accepted: boolean
  readonly steps: number
}

/**
 * The vectors of a box, their outcomes solved exhaustively, and fixed pseudo-random vectors of up to 200
 * digits, their outcomes by the M-rule; with the answers of the automaton made from the 2-kernel of
 * being P.
 * @param data gets its number of states
 */
export function* recognised(
  n: number,
  domain: BoxDomain,
  limits: Limits,
  data: Record<string, number | string>,
): Generator<Recognised, void> {
  const isPByMRule = (x: readonly bigint[]): boolean => mPlayCountAccelerated(sorted(x)) % 2n === 0n
  const automaton = digitAutomaton(n, isPByMRule, WINDOW, MOST_STATES)
  data['states'] = automaton?.states ?? MOST_STATES
  const read = (x: readonly bigint[], isP: boolean): Recognised => {
    const digits = Math.max(...x.map((pile) => (pile === 0n ? 0 : pile.toString(2).length)))
    return { x, digits, isP, ...(automaton?.run(x) ?? { accepted: false, steps: Infinity }) }
  }
  const { box, values } = gameOnBox(exactSlowNim(n, n - 1), domain, limits)
  const R = values('remoteness')
  const dense = denseBox(n, domain.max)
  for (let rank = 0; rank < dense.count; rank++) {
    const x = dense.unrank(rank)
    yield read(x.map(BigInt), R[box.rank(sorted(x))]! % 2 === 0)
  }
  for (const x of pseudoRandomVectors(n, DIGITS, VECTORS)) yield read(x, isPByMRule(x))
}
