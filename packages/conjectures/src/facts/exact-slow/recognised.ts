import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { linearCongruence } from '@nim/core/random'
import { denseBox, exactSlowNim, sorted } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { gameOnBox } from '../game-on-box.ts'
import { positionsOf } from './positions-by-sum.ts'

const WINDOW = 5
const MOST_STATES = 2000
const VECTORS = 500
const DIGITS = 200

/** A vector, its outcome, and the automaton's answer with the number of its steps. */
export interface Recognised {
  readonly x: readonly bigint[]
  /** The number of binary digits of the largest entry. */
  readonly digits: number
  readonly isP: boolean
  readonly accepted: boolean
  readonly steps: number
}

/**
 * The vectors of a box, with outcomes from exhaustive solution, and fixed pseudo-random vectors of
 * up to 200 digits, with outcomes from the M-rule. Each vector comes with the answer of the
 * automaton that is built from the 2-kernel of the property "is P".
 * @param data receives the number of states of the automaton
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
  for (const x of positionsOf(denseBox(n, domain.max))) {
    yield read(x.map(BigInt), R[box.rank(sorted(x))]! % 2 === 0)
  }
  for (const x of pseudoRandomVectors(n, DIGITS, VECTORS)) yield read(x, isPByMRule(x))
}

/**
 * A finite automaton that reads vectors of integers ≥ 0 digit by digit in base 2, lowest digits
 * first. One letter contains one digit of every entry.
 */
interface DigitAutomaton {
  readonly states: number
  /** Whether the vector is accepted, and the number of letters that were read. */
  run(vector: readonly bigint[]): { readonly accepted: boolean; readonly steps: number }
}

/**
 * The automaton of a property of vectors, built from its 2-kernel. A state is a function x ↦
 * property(2^j·x + r). Two states are treated as equal if they agree on all x with entries below
 * `window`. If this assumption is wrong, the automaton is wrong, so its answers must be checked.
 *
 * @param mostStates the maximum number of states; with more states, the result is null
 * @complexity states · 2^n · window^n evaluations
 */
function digitAutomaton(
  n: number,
  property: (vector: readonly bigint[]) => boolean,
  window: number,
  mostStates: number,
): DigitAutomaton | null {
  const points = positionsOf(denseBox(n, window - 1)).map((x) => x.map(BigInt))
  const letters = positionsOf(denseBox(n, 1)).map((x) => x.map(BigInt))
  const known = new Map<string, number>()
  const states: { readonly j: bigint; readonly r: readonly bigint[] }[] = []
  const accepting: boolean[] = []
  const next: number[][] = []
  const stateOf = (j: bigint, r: readonly bigint[]): number => {
    const values = points.map((x) => property(x.map((entry, i) => (entry << j) + r[i]!)))
    const key = values.map(Number).join('')
    const old = known.get(key)
    if (old !== undefined) return old
    known.set(key, states.length)
    states.push({ j, r })
    accepting.push(values[0]!)
    return states.length - 1
  }
  stateOf(0n, new Array<bigint>(n).fill(0n))
  for (let state = 0; state < states.length; state++) {
    if (states.length > mostStates) return null
    const { j, r } = states[state]!
    next.push(
      letters.map((letter) =>
        stateOf(
          j + 1n,
          r.map((e, i) => e + (letter[i]! << j)),
        ),
      ),
    )
  }
  return {
    states: states.length,
    run(vector) {
      let state = 0
      let steps = 0
      for (let rest = vector; rest.some((entry) => entry > 0n); steps++) {
        const letter = rest.reduceRight((code, entry) => code * 2 + Number(entry & 1n), 0)
        state = next[state]![letter]!
        rest = rest.map((entry) => entry >> 1n)
      }
      return { accepted: accepting[state]!, steps }
    },
  }
}

/**
 * A fixed pseudo-random sequence of vectors of integers ≥ 0 with at most `digits` binary digits.
 * Their lengths vary.
 */
function* pseudoRandomVectors(
  n: number,
  digits: number,
  count: number,
): Generator<readonly bigint[], void> {
  const next = linearCongruence(1)
  const bit = (): bigint => BigInt(next() >>> 31)
  for (let index = 0; index < count; index++) {
    const length = 1 + (index % digits)
    yield Array.from({ length: n }, () => {
      let pile = 0n
      for (let i = 0; i < length; i++) pile = pile * 2n + bit()
      return pile
    })
  }
}
