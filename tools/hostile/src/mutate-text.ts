import { oneOf, type Random } from './random.ts'

/** Pieces that parsers trip over. */
const PIECES = [
  '\0',
  '\n',
  '\r',
  '\t',
  '\u001B[2J',
  '\u007F',
  '\u009B',
  '\u2028',
  '\u202E',
  '\uFEFF',
  '\uD800',
  'é',
  '٣',
  '😀',
  ...'"\'`\\/()[]{}<>,;:.=!?*+-^|&%#@~$_ '.split(''),
  '..',
  '**',
  '--',
  '-1',
  '0',
  '00',
  '0x10',
  '1.5',
  '1e9',
  '1e999',
  '-0',
  '4294967296',
  '9007199254740993',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  '[]',
  '""',
  '&a ',
  '*a',
  '!!binary ',
  '<<: ',
  // deeper than a stack, and than a parser goes
  '['.repeat(9000) + ']'.repeat(9000),
  '('.repeat(300),
  '(mod 0)',
  ' div 0',
  ' if ',
] as const

type Change = (text: string, random: Random, other: string) => string

const CHANGES: readonly Change[] = [
  // a piece put in
  (text, random) => replaced(text, random(text.length + 1), 0, oneOf(PIECES, random)),
  // a piece in the place of some characters
  (text, random) => {
    return replaced(text, random(text.length + 1), 1 + random(8), oneOf(PIECES, random))
  },
  // characters left out
  (text, random) => replaced(text, random(text.length + 1), 1 + random(20), ''),
  // a bit turned
  (text, random) => {
    const at = random(text.length)
    return replaced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << random(8))))
  },
  // cut off
  (text, random) => text.slice(0, random(text.length + 1)),
  // a part twice, or many times
  (text, random) => {
    const at = random(text.length + 1)
    const part = text.slice(at, at + 1 + random(30))
    return replaced(text, at, 0, part.repeat(oneOf([1, 2, 100], random)))
  },
  // the beginning of one and the end of another
  (text, random, other) =>
    text.slice(0, random(text.length + 1)) + other.slice(random(other.length + 1)),
  // another number
  (text, random) => {
    const numbers = [...text.matchAll(/\d+/g)]
    if (numbers.length === 0) return text
    const { index, 0: number } = oneOf(numbers, random)
    const near = String(Number(number) + oneOf([-1, 1, 10], random))
    return replaced(text, index, number.length, oneOf([near, oneOf(PIECES, random)], random))
  },
  // a piece before, a piece after
  (text, random) => oneOf(PIECES, random) + text + oneOf(PIECES, random),
]

/** A text, made from one of these by one to three changes; sometimes as it is. */
export function mutatedText(valid: readonly string[], random: Random): string {
  let text = oneOf(valid, random)
  for (let left = random(8) === 0 ? 0 : 1 + random(3); left > 0; left--) {
    text = oneOf(CHANGES, random)(text, random, oneOf(valid, random))
  }
  return text
}

function replaced(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length)
}
