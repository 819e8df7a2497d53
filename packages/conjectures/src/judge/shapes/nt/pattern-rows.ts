import { FAILS, HOLDS } from '../../tally.ts'
import { type AnswerRows, answerOf, type RowsOf } from './by-rows.ts'

const UNKNOWN = 255

/**
 * A part that looks at nothing but which stacks are odd, which are empty, and which heights are the
 * same or differ by 1: it is asked once for every choice of the parities, of min(x_1,2) and of the
 * min(x_{i+1} − x_i,2). After a move, or two different ones, these say which stacks are higher,
 * equal or empty, and so where each goes when they are sorted. That it looks at nothing else is not
 * checked here: a test holds the rows against the part asked everywhere.
 */
export function byPatterns(
  askOf: (sizes: readonly number[]) => (x: readonly number[]) => boolean | null,
): RowsOf {
  return ({ n, sizes }) => patternRows(n, askOf(sizes))
}

function patternRows(n: number, ask: (x: readonly number[]) => boolean | null): AnswerRows {
  const known = new Uint8Array((3 ** Math.max(n, 2)) << n).fill(UNKNOWN)
  return (outer, answers, length) => {
    let steps = 0
    for (let i = 2; i < n; i++) {
      const step = outer[i]! - outer[i - 1]!
      steps = 3 * steps + (step < 2 ? step : 2)
    }
    let odd = 0
    for (let i = 1; i < n; i++) odd |= (outer[i]! & 1) << i
    const x2 = n === 1 ? 0 : outer[1]!
    for (let x1 = 0; x1 < length; x1++) {
      const low = x1 < 2 ? x1 : 2
      const step = n === 1 ? 0 : x2 - x1 < 2 ? x2 - x1 : 2
      const at = (((steps * 9 + low * 3 + step) << n) | odd | (x1 & 1)) >>> 0
      let answer = known[at]!
      if (answer === UNKNOWN) {
        answer = answerOf(ask([x1, ...outer.slice(1)]))
        known[at] = answer
      }
      answers[x1] = answer
    }
  }
}

/** Whether the P-positions are those of a description that looks at nothing but which stacks are odd. */
export function byOddStacks(
  isP: (x: readonly number[], sizes: readonly number[]) => boolean,
): RowsOf {
  return ({ n, sizes, outcomes }) => {
    const values = outcomes()
    // 0 for P and 1 for N, as outcomes are
    const known = new Uint8Array(2 ** n).fill(UNKNOWN)
    const ask = (outer: readonly number[], x1: number): number =>
      isP([x1, ...outer.slice(1)], sizes) ? 0 : 1
    return (outer, answers, length, rank) => {
      let odd = 0
      for (let i = 1; i < n; i++) odd |= (outer[i]! & 1) << i
      for (let x1 = 0; x1 < length && x1 < 2; x1++) {
        if (known[odd | x1] === UNKNOWN) known[odd | x1] = ask(outer, x1)
      }
      const ofEven = known[odd]!
      const ofOdd = known[odd | 1]!
      for (let x1 = 0; x1 < length; x1++) {
        const said = (x1 & 1) === 0 ? ofEven : ofOdd
        answers[x1] = said === values[rank + x1] ? HOLDS : FAILS
      }
    }
  }
}
