import type { IntegerParameter } from './parameter.ts'

/** The number of piles n, from `lowest` up, checked from `from` to `to` by default. */
export function piles(lowest: number, from: number, to: number): IntegerParameter {
  return {
    kind: 'integer',
    name: 'n',
    about: 'number of piles',
    allowed: () => [lowest, 30],
    defaults: () => [from, to],
  }
}

/** A parameter k between bounds that depend on n, all of them checked by default. */
export function sizeK(
  about: string,
  allowed: (n: number) => readonly [from: number, to: number],
): IntegerParameter {
  const range: IntegerParameter['allowed'] = (outer) => allowed(outer['n'] as number)
  return { kind: 'integer', name: 'k', about, allowed: range, defaults: range }
}
