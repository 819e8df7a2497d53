/** A question to which the theorem does not apply: the message begins with “not decidable this way”. */
export class NotDecidable extends Error {
  override readonly name = 'NotDecidable'

  constructor(why: string) {
    super(`not decidable this way: ${why}`)
  }
}

/** There are more irreducible points than the limit. */
export class TooManyPoints extends NotDecidable {
  /** As many of them as the limit allows, in the order of the tree. */
  readonly points: readonly (readonly number[])[]

  constructor(points: readonly (readonly number[])[]) {
    super(`there are more than ${points.length} points`)
    this.points = points
  }
}
