/**
 * A question to which the theorem does not apply. The message begins with “not decidable this way”.
 */
export class NotDecidable extends Error {
  override readonly name = 'NotDecidable'

  constructor(why: string) {
    super(`not decidable this way: ${why}`)
  }
}

/** Thrown if there are more irreducible points than the limit allows. */
export class TooManyPoints extends NotDecidable {
  /** The irreducible points that come first in the order of the tree. Their number is the limit. */
  readonly points: readonly (readonly number[])[]

  constructor(points: readonly (readonly number[])[]) {
    super(`there are more than ${points.length} points`)
    this.points = points
  }
}
