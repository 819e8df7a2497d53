import fc from 'fast-check'

/** Pieces of text that parsers often handle incorrectly. */
const PIECES = [
  ...'\0\n\r\t\u007F\u009B\u2028\u202E\uFEFF\uD800é٣"\'`\\/()[]{}<>,;:.=!?*+-^|&%#@~$_ '.split(''),
  ...'😀 .. ** -- -1 0 00 0x10 1.5 1e9 1e999 -0 4294967296 9007199254740993 NaN Infinity'.split(
    ' ',
  ),
  ...'null true __proto__ constructor toString {} [] "" *a'.split(' '),
  ...'&a |!!binary |<<: |(mod 0)| div 0| if |\u001B[2J'.split('|'),
  '9'.repeat(400),
  '('.repeat(300),
  // Texts that are nested more deeply than any parser accepts. A recursive parser would overflow
  // the call stack.
  '['.repeat(9000) + ']'.repeat(9000),
]
const piece = fc.oneof(
  { arbitrary: fc.constantFrom(...PIECES), weight: 9 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 9 }), weight: 1 },
)

/** An index into a text or a list. The caller reduces this number modulo the length. */
export const place: fc.Arbitrary<number> = fc.noBias(fc.nat())

/** Changes a text at an index. A change that joins two texts uses the end of `other`. */
type Change = (text: string, at: number, other: string) => string

const spliced = (text: string, at: number, length: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + length)

const change: fc.Arbitrary<Change> = fc.oneof(
  piece.map(
    (by): Change =>
      (text, at) =>
        spliced(text, at, 0, by),
  ),
  fc.tuple(fc.integer({ min: 1, max: 8 }), piece).map(
    ([length, by]): Change =>
      (text, at) =>
        spliced(text, at, length, by),
  ),
  fc.integer({ min: 1, max: 20 }).map(
    (length): Change =>
      (text, at) =>
        spliced(text, at, length, ''),
  ),
  fc.nat(7).map((bit): Change => (text, at) => {
    return spliced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << bit)))
  }),
  fc.constant<Change>((text, at) => text.slice(0, at)),
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 2, 100))
    .map(([length, times]): Change => (text, at) => {
      return spliced(text, at, 0, text.slice(at, at + length).repeat(times))
    }),
  place.map((from): Change => (text, at, other) => {
    return text.slice(0, at) + other.slice(from % (other.length + 1))
  }),
  // Replaces the next number.
  fc.oneof(fc.constantFrom(-1, 1, 10), piece).map((by): Change => (text, at) => {
    const number = (digits: string): string =>
      `${typeof by === 'string' ? by : Number(digits) + by}`
    return text.slice(0, at) + text.slice(at).replace(/\d+/, number)
  }),
  fc.tuple(piece, piece).map(
    ([before, after]): Change =>
      (text) =>
        before + text + after,
  ),
)

/**
 * A valid text. 7 of 8 texts get one to three changes. A text that fails shrinks to the fewest
 * changes that still fail.
 */
export function mutatedText(
  ...valid: readonly (string | fc.Arbitrary<string>)[]
): fc.Arbitrary<string> {
  const one = fc.oneof(
    ...valid.map((text) => (typeof text === 'string' ? fc.constant(text) : text)),
  )
  const changes = fc.array(fc.tuple(place, change, one), { minLength: 1, maxLength: 3 })
  const mutated = fc
    .tuple(one, changes)
    .map(([text, all]) =>
      all.reduce((now, [at, to, other]) => to(now, at % (now.length + 1), other), text),
    )
  return fc.oneof({ arbitrary: mutated, weight: 7 }, { arbitrary: one, weight: 1 })
}
