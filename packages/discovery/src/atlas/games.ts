import { exactSlowNim, hypergraphNim, type Ruleset, slowSetNim } from '@nim/core/rules'

/** All games SN(n,A) with n piles. The sets A are ordered by size, then lexicographically. */
export function setNimGames(piles: number): Ruleset[] {
  const numbers = Array.from({ length: piles }, (_, i) => i + 1)
  return subsetsOf(numbers)
    .filter((sizes) => sizes.length > 0)
    .map((sizes) => slowSetNim(piles, sizes))
}

/** All games NIM(n,k) with n piles. */
export function nimGames(piles: number): Ruleset[] {
  return Array.from({ length: piles }, (_, i) => exactSlowNim(piles, i + 1))
}

/**
 * All slow hypergraph games on n piles in which every pile is in some edge, up to renaming the
 * piles. Games that differ only in the names of their piles form a class. The class is represented
 * by the game with the smallest list of edges, where edges are compared as binary numbers.
 *
 * @throws RangeError for more than 4 piles, because 5 piles have about 10^7 classes of games
 * @complexity n! renamings for each of 2^(2^n − 1) sets of edges
 */
export function hypergraphGames(piles: number): Ruleset[] {
  if (piles > 4) throw new RangeError(`hypergraph games: expected at most 4 piles, got ${piles}`)
  const edges = 2 ** piles - 1
  const renamings = permutationsOf(Array.from({ length: piles }, (_, i) => i))
  const games: Ruleset[] = []
  for (let set = 1; set < 2 ** edges; set++) {
    const chosen = Array.from({ length: edges }, (_, i) => i + 1).filter((edge) =>
      hasBit(set, edge - 1),
    )
    const isSpanning = chosen.reduce((all, edge) => all | edge, 0) === edges
    if (!isSpanning) continue
    const isFirst = renamings.every((renaming) => renamed(chosen, renaming) >= set)
    if (isFirst)
      games.push(
        hypergraphNim(
          piles,
          chosen.map((edge) => pilesOf(edge, piles)),
        ),
      )
  }
  return games
}

/** The set of edges after the piles are renamed, encoded as a number. */
function renamed(edges: readonly number[], renaming: readonly number[]): number {
  return edges.reduce((set, edge) => {
    const other = renaming.reduce((sum, to, from) => sum + (hasBit(edge, from) ? 2 ** to : 0), 0)
    return set + 2 ** (other - 1)
  }, 0)
}

function pilesOf(edge: number, piles: number): number[] {
  return Array.from({ length: piles }, (_, i) => i + 1).filter((pile) => hasBit(edge, pile - 1))
}

function hasBit(number: number, bit: number): boolean {
  return Math.floor(number / 2 ** bit) % 2 === 1
}

function permutationsOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    permutationsOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

/** All subsets of the items, ordered by size and then lexicographically. */
function subsetsOf(items: readonly number[]): number[][] {
  const all = items.reduce<number[][]>(
    (some, item) => [...some, ...some.map((subset) => [...subset, item])],
    [[]],
  )
  return all.toSorted((a, b) => a.length - b.length || (String(a) < String(b) ? -1 : 1))
}
