import { expect } from 'vitest'
import { options, type Outcome, type Position, slowSetNim } from '../../src/rules/index.ts'
import { afterPlayOn } from '../../src/setnim/index.ts'

/** Outcomes and winning moves computed by formulas, for stacks of any height. */
export interface Strategy {
  readonly sizes: readonly number[]
  readonly outcome: (x: Position<bigint>) => Outcome
  readonly winningMove: (x: Position<bigint>) => readonly number[] | null
}

/**
 * Expects the strategy to be right at x and at the positions one move away. From a P-position, no
 * move in the list `moves` may lead to a P-position. From an N-position, the winning move must be
 * legal and lead to a P-position.
 */
export function expectToWin(
  { sizes, outcome, winningMove }: Strategy,
  x: Position<bigint>,
  moves: readonly (readonly number[])[],
): void {
  const played = winningMove(x)
  if (outcome(x) === 'P') {
    expect(played).toBeNull()
    for (const stacks of moves) expect(outcome(afterPlayOn(x, stacks)), stacks.join()).toBe('N')
    return
  }
  expect(sizes).toContain(played!.length)
  expect(outcome(afterPlayOn(x, played!))).toBe('P')
}

/**
 * Compares outcomes and winning moves with play at every listed position, for small stacks. Returns
 * the differences.
 */
export function failuresOf(
  strategy: {
    readonly outcome: (x: Position) => Outcome
    readonly winningMove: (x: Position) => readonly number[] | null
  },
  n: number,
  sizes: readonly number[],
  outcomeByPlay: (x: Position) => Outcome,
  positions: readonly Position[],
): string[] {
  const ruleset = slowSetNim(n, sizes)
  return positions.flatMap((x) => {
    const outcome = outcomeByPlay(x)
    const stacks = strategy.winningMove(x)
    if (strategy.outcome(x) !== outcome) return [`outcome of ${x.join()}`]
    if (outcome === 'P') return stacks === null ? [] : [`a move from ${x.join()}`]
    const target = afterPlayOn(x, stacks!)
    const isOption = options(ruleset, x).some((y) => y.join() === target.join())
    return isOption && outcomeByPlay(target) === 'P' ? [] : [`${x.join()} to ${target.join()}`]
  })
}
