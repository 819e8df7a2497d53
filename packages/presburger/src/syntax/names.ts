const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

/** The words that have a meaning in the text form, in lower-case or upper-case letters. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'true false not and or xor iff implies if then else div mod min max count'.split(' '),
)

/**
 * The words that have a meaning in SMT-LIB 2 or in its solvers. Variables cannot
 * have these names.
 */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'abs ite let par distinct exists forall match as assert define declare Int Bool Real Array String BINARY ' +
    'DECIMAL HEXADECIMAL NUMERAL STRING _'
  ).split(' '),
)

/**
 * True if a variable may have this name. Such a name is a letter or `_`, followed by letters,
 * digits and `_`, and it is not a reserved word.
 */
export function isVariableName(name: string): boolean {
  return NAME.test(name) && !RESERVED.has(name) && !isKeyword(name)
}

/** True if the word has a meaning in the text form, such as `and` or `AND`. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word.toLowerCase())
}

/** The name itself if it is free, otherwise the first free name among name_1, name_2, …. */
export function freshName(name: string, isTaken: (name: string) => boolean): string {
  let fresh = name
  for (let i = 1; isTaken(fresh); i++) fresh = `${name}_${i}`
  return fresh
}
