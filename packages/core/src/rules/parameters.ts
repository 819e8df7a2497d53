/** The maximum number of piles in a ruleset. */
export const MAX_PILES = 100_000

/**
 * Checks the number of piles.
 * @throws RangeError unless there are 1 to {@link MAX_PILES} piles
 */
export function checkPiles(name: string, piles: number): void {
  if (!Number.isSafeInteger(piles) || piles < 1 || piles > MAX_PILES) {
    throw new RangeError(`${name}: expected 1 to ${MAX_PILES} piles, got ${piles}`)
  }
}

/**
 * Reads a text of the form `n,…` or `n;…`, and returns the number of piles and the text after the
 * separator.
 * @param kind names the game in messages
 * @throws RangeError if the parameters do not begin in this way
 */
export function pilesAndMore(
  kind: string,
  parameters: string | null,
  separator: ',' | ';' = ',',
): { readonly piles: number; readonly more: string } {
  if (parameters === null) throw new RangeError(`${kind} needs parameters in parentheses`)
  const parts = /^(\d+)([,;])(.*)$/.exec(parameters)
  if (parts === null) throw new RangeError(`expected ${kind}(n${separator}…)`)
  if (parts[2] !== separator) {
    const name = separator === ',' ? 'comma' : 'semicolon'
    throw new RangeError(`expected a ${name} after the number of piles`)
  }
  return { piles: Number(parts[1]), more: parts[3]! }
}

/** Reads a list such as `1,3,4`. An empty text yields an empty list. */
export function wholeNumbers(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
