import type { Answer } from './position-tally.ts'
import { stated } from './stated.ts'
import type { Parts } from './statement.ts'

/** {@link stated} for texts that depend on the case: each is read once for its parameters. */
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

/** Parts that texts judge: what each says in words, by the name of its text. */
export function statedParts<C extends object>(
  texts: Readonly<Record<string, (parameters: C) => string>>,
  says: Readonly<Record<string, string>>,
): Parts<object, C> {
  return Object.fromEntries(
    Object.entries(says).map(([name, words]) => [
      name,
      { says: words, holds: statedBy(texts[name]!) },
    ]),
  )
}
