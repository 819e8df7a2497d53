import type { RowPatterns } from '@nim/bruteforce'
import type { OutcomeRows, SAYS_N, SAYS_P, SILENT } from './says.ts'

/**
 * A statement on outcomes that uses piles only through residues, as an automaton. It reads x_n, …,
 * x_2 in this order, and its last state determines the outcome for every x_1.
 */
export interface PeriodicOutcome {
  readonly states: number
  readonly start: number
  /** The state after the next pile. */
  step(state: number, pile: number): number
  /** The outcome for x_1, after the other piles have led to this state. */
  says(state: number, x1: number): typeof SAYS_P | typeof SAYS_N | typeof SILENT
}

/**
 * The automaton as tables for piles 0..max. The statement is evaluated only where a row needs it.
 */
export function patternsOf(outcome: PeriodicOutcome, max: number): RowPatterns {
  const width = max + 1
  const next = new Int32Array(outcome.states * width)
  for (let state = 0; state < outcome.states; state++) {
    for (let pile = 0; pile <= max; pile++) next[state * width + pile] = outcome.step(state, pile)
  }
  const patterns: (Uint8Array | undefined)[] = []
  return {
    start: outcome.start,
    states: outcome.states,
    next,
    pattern: (state) => (patterns[state] ??= patternOf(outcome, state, width)),
  }
}

function patternOf(outcome: PeriodicOutcome, state: number, width: number): Uint8Array {
  const pattern = new Uint8Array(width)
  for (let x1 = 0; x1 < width; x1++) pattern[x1] = outcome.says(state, x1)
  return pattern
}

/** The rows of a periodic statement. */
export function periodicRows({ start, states, next, pattern }: RowPatterns): OutcomeRows {
  const width = next.length / states
  return (position, says, length) => {
    let state = start
    for (let i = position.length - 1; i > 0; i--) state = next[state * width + position[i]!]!
    const row = pattern(state)
    for (let x1 = 0; x1 < length; x1++) says[x1] = row[x1]!
  }
}
