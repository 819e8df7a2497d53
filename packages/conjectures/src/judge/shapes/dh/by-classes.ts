import type { PositionPart } from '../../../facts/setnim/part.ts'
import type { SlidingClasses } from '../../../facts/setnim/sliding-classes.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'

type OfPosition = PositionPart['ofPosition']

/** What a part looks at, in the positions of a game. */
export type ClassesOf = (game: SolvedGame) => SlidingClasses

interface Classified {
  readonly classesOf?: ClassesOf
}

/**
 * The predicate of a part, with what it looks at: it is asked once for each class of positions. That
 * it looks at nothing else is not checked here: a test holds it against being asked everywhere.
 */
export function byClasses(classesOf: ClassesOf, ofPosition: OfPosition): OfPosition {
  const asked: OfPosition = (at) => ofPosition(at)
  return Object.assign(asked, { classesOf })
}

/** What the part looks at, if it says so. */
export function classesOf(part: PositionPart, game: SolvedGame): SlidingClasses | undefined {
  return (part as { readonly ofPosition: Classified }).ofPosition.classesOf?.(game)
}
