import type { Sought } from '../judge/existence.ts'
import { described, thrownIn } from './claim-error.ts'

type Answers = (...asked: readonly unknown[]) => Sought

/**
 * Wraps a statement so that its answers are checked. If the statement throws, or if its answer is
 * not true, false or null, the wrapped statement throws a RangeError.
 *
 * @param at the place of the evaluation, in words
 * @param mayLack true if the statement may answer, like `exists`, that a witness is missing.
 * Default: false.
 */
export function ownStatement<P>(
  printed: P,
  at: (...asked: readonly never[]) => string,
  mayLack = false,
): P {
  const where = at as (...asked: readonly unknown[]) => string
  if (typeof printed === 'function') return careful(printed as Answers & P, where, mayLack) as P
  return Object.fromEntries(
    Object.entries(printed as Readonly<Record<string, { readonly holds: Answers }>>).map(
      ([name, part]) => [name, { ...part, holds: careful(part.holds, where, mayLack) }],
    ),
  ) as P
}

/** @throws RangeError that names the place of the evaluation, when the result is called */
function careful(
  printed: Answers,
  at: (...asked: readonly unknown[]) => string,
  mayLack: boolean,
): Answers {
  return (...asked) => {
    let answer: Sought
    try {
      answer = printed(...asked)
    } catch (error) {
      const why = error instanceof RangeError ? `it throws ${error.message}` : thrownIn(error)
      throw new RangeError(`the statement at ${at(...asked)}: ${why}`, { cause: error })
    }
    const isLacking = mayLack && typeof answer === 'object' && typeof answer?.no === 'string'
    if (answer !== true && answer !== false && answer !== null && !isLacking) {
      throw new RangeError(
        `the statement at ${at(...asked)}: expected true, false or null, got ${described(answer)}`,
      )
    }
    return answer
  }
}
