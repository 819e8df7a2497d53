/**
 * Compares names folder by folder. Numbers in the names are compared by value, so that `claim9`
 * comes before `claim10`.
 */
export function natural(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [x, y] = [left[i]!, right[i]!]
    if (x === y) continue
    const isNumber = /^\d/.test(x) && /^\d/.test(y)
    if (isNumber && Number(x) !== Number(y)) return Number(x) - Number(y)
    return x < y ? -1 : 1
  }
  return left.length - right.length
}

/**
 * Splits a name into runs of digits, runs of other characters, and the slashes between folders. The
 * comparison places slashes before all other characters.
 */
function partsOf(name: string): string[] {
  return name.replaceAll('/', '\0').match(/\d+|\0|[^\d\0]+/g) ?? []
}
