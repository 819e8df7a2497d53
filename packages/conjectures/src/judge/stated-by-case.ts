import type { Answer } from './position-tally.ts'
import { stated } from './stated.ts'

/**
 * {@link stated} for texts that depend on the case. Each text is parsed once for its parameters.
 */
export function statedBy<C extends object>(
  textOf: (parameters: C) => string,
): (at: object, parameters: C, next?: object) => Answer {
  const known = new WeakMap<C, ReturnType<typeof stated>>()
  return (at, parameters, next) => {
    const holds = known.get(parameters) ?? stated(textOf(parameters))
    known.set(parameters, holds)
    return holds(at, next)
  }
}

/** The judges of texts, by the names of the texts. */
export function eachText<C, S>(
  texts: Readonly<Record<string, (parameters: C) => string>>,
  judge: (textOf: (parameters: C) => string) => S,
): Readonly<Record<string, S>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, judge(text)]))
}
