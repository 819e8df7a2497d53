import type { IntegerParameter } from './parameter.ts'

/** The number of piles n, at least `lowest`, with the default range `from` to `to`. */
export function piles(lowest: number, from: number, to: number): IntegerParameter {
  return {
    kind: 'integer',
    name: 'n',
    about: 'number of piles',
    allowed: () => [lowest, 30],
    defaults: () => [from, to],
  }
}

/** A parameter k whose limits depend on n. By default, all values are checked. */
export function sizeK(
  about: string,
  allowed: (n: number) => readonly [from: number, to: number],
): IntegerParameter {
  const range: IntegerParameter['allowed'] = (outer) => allowed(outer['n'] as number)
  return { kind: 'integer', name: 'k', about, allowed: range, defaults: range }
}
