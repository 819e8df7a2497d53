/** A set of positions with its name. */
export interface Compared {
  readonly name: string
  /** The set as bits. Each number contains the bits of 32 positions. */
  readonly bits: readonly number[]
}

/**
 * A relation of a set to other sets: it equals another set, is a subset of another set, or is the
 * intersection of two.
 */
export interface RelationAmong<T> {
  readonly left: T
  readonly sign: '=' | '⊂'
  readonly right: readonly T[]
}

/**
 * The distinct sets among the given sets, with the equalities, inclusions and intersections between
 * them.
 */
export function relationsAmong<T extends Compared>(
  all: readonly T[],
): { readonly sets: readonly T[]; readonly relations: readonly RelationAmong<T>[] } {
  const relations: RelationAmong<T>[] = []
  const sets: T[] = []
  for (const left of all) {
    const same = sets.find((other) => isWithin(other, left) && isWithin(left, other))
    if (same === undefined) sets.push(left)
    else relations.push({ left, sign: '=', right: [same] })
  }
  for (const left of sets) {
    const above = sets.filter((other) => isBelow(left, other))
    for (const other of above) {
      if (!above.some((between) => isBelow(between, other))) {
        relations.push({ left, sign: '⊂', right: [other] })
      }
    }
    for (const right of largestPairs(pairsWithMeet(left, above))) {
      relations.push({ left, sign: '=', right })
    }
  }
  return { sets, relations }
}

type Pair<T> = readonly [T, T]

/**
 * The pairs of `sets` whose intersection is the given set. Neither set of a pair contains the
 * other.
 */
function pairsWithMeet<T extends Compared>({ bits }: T, sets: readonly T[]): Pair<T>[] {
  return sets.flatMap((b, i) =>
    sets
      .slice(i + 1)
      .filter((c) => !isBelow(b, c) && !isBelow(c, b))
      .filter((c) => b.bits.every((word, k) => (word & c.bits[k]!) === bits[k]))
      .map((c) => [b, c] as const),
  )
}

/** The pairs (b, c) for which no other pair (d, e), in some order, has b ⊆ d and c ⊆ e. */
function largestPairs<T extends Compared>(pairs: readonly Pair<T>[]): Pair<T>[] {
  const isPart = (b: T, c: T): boolean => b === c || isBelow(b, c)
  const isWithinPair = ([b, c]: Pair<T>, [d, e]: Pair<T>): boolean =>
    (isPart(b, d) && isPart(c, e)) || (isPart(b, e) && isPart(c, d))
  return pairs.filter((one) => !pairs.some((other) => other !== one && isWithinPair(one, other)))
}

function isBelow(a: Compared, b: Compared): boolean {
  return a !== b && isWithin(a, b)
}

function isWithin(a: Compared, b: Compared): boolean {
  return a.bits.every((word, i) => (word & ~b.bits[i]!) === 0)
}
