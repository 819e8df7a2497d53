/** A question to which the theorem does not apply: the message begins with “not decidable this way”. */
export class NotDecidable extends Error {
  override readonly name = 'NotDecidable'

  constructor(why: string) {
    super(`not decidable this way: ${why}`)
  }
}
