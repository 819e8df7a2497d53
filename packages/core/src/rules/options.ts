import { type Integers, type Pile } from '../integers/integers.ts'
import { integersOf } from '../integers/integers-of.ts'
import { moveSizes } from './move-sizes.ts'
import { type Position, sorted } from './position.ts'
import type { Ruleset } from './ruleset.ts'

/**
 * The options of a position, each once: the positions left by one legal move, in the form in which
 * the ruleset stores positions. The order is fixed: slow symmetric games by the number of piles
 * touched and then by preferring large piles untouched last; hypergraphs in the order of the edges;
 * Wythoff by option, ascending.
 *
 * Domain: `position` as {@link positionOf} returns it. Wythoff needs piles that are numbers.
 *
 * @throws RangeError for piles that are negative, not integers, or too large (see integersOf)
 * @complexity O(n) per option for slow games: equal piles are never exchanged, so the number of
 * options is at most the product of (multiplicity + 1) over the distinct pile sizes
 * @source GMMV-D1, GMMV-R1, DH-D1
 */
export function options<T extends Pile>(ruleset: Ruleset, position: Position<T>): Position<T>[] {
  const z = integersOf(position)
  if (ruleset.kind === 'WYTHOFF') return wythoffOptions(position, z)
  const sizes = moveSizes(ruleset)
  if (sizes !== null) return sizes.flatMap((size) => symmetricOptions(position, size, z))
  if (ruleset.kind !== 'HNIM') return []
  return ruleset.edges
    .filter((edge) => edge.every((pile) => position[pile - 1]! > z.zero))
    .map((edge) => {
      const option = [...position]
      for (const pile of edge) option[pile - 1] = z.sub(option[pile - 1]!, z.one)
      return option
    })
}

/** True if no move is legal. */
export function isTerminal<T extends Pile>(ruleset: Ruleset, position: Position<T>): boolean {
  const sizes = moveSizes(ruleset)
  if (sizes !== null) {
    const nonempty = position.filter((pile) => pile > 0).length
    return nonempty < sizes[0]!
  }
  if (ruleset.kind !== 'HNIM') return position.every((pile) => !(pile > 0))
  return !ruleset.edges.some((edge) => edge.every((pile) => position[pile - 1]! > 0))
}

/**
 * One option for each way to say how many piles of each height are reduced, in lexicographic order
 * of these numbers from the lowest height up. Reducing the first piles of a group of equal piles
 * leaves the position sorted.
 */
function symmetricOptions<T extends Pile>(
  position: Position<T>,
  size: number,
  z: Integers<T>,
): Position<T>[] {
  const groups = groupsOfEqualPiles(position).filter(({ start }) => position[start]! > z.zero)
  const taken = groups.map(() => 0)
  /** Takes from the `left` highest of the piles in groups `from`, `from` + 1, … */
  const takeHighest = (from: number, left: number): number => {
    let rest = left
    for (let g = groups.length - 1; g >= from; g--) {
      taken[g] = Math.min(groups[g]!.length, rest)
      rest -= taken[g]!
    }
    return rest
  }
  const found: Position<T>[] = []
  if (takeHighest(0, size) > 0) return found
  for (;;) {
    const option = [...position]
    groups.forEach(({ start }, g) => {
      for (let i = start; i < start + taken[g]!; i++) option[i] = z.sub(option[i]!, z.one)
    })
    found.push(option)
    let g = groups.length - 1
    let above = 0
    while (g >= 0 && (above === 0 || taken[g] === groups[g]!.length)) above += taken[g--]!
    if (g < 0) return found
    taken[g]!++
    takeHighest(g + 1, above - 1)
  }
}

function groupsOfEqualPiles(position: readonly Pile[]): { start: number; length: number }[] {
  const groups: { start: number; length: number }[] = []
  for (let start = 0, end = 0; start < position.length; start = end) {
    while (end < position.length && position[end] === position[start]) end++
    groups.push({ start, length: end - start })
  }
  return groups
}

function wythoffOptions<T extends Pile>(position: Position<T>, z: Integers<T>): Position<T>[] {
  const x = z.toNumber(position[0]!)
  const y = z.toNumber(position[1]!)
  const pairs = new Map<string, [number, number]>()
  const add = (a: number, b: number): void => {
    const pair: [number, number] = a <= b ? [a, b] : [b, a]
    pairs.set(pair.join(), pair)
  }
  for (let taken = 1; taken <= y; taken++) {
    add(x, y - taken)
    if (taken <= x) {
      add(x - taken, y)
      add(x - taken, y - taken)
    }
  }
  return [...pairs.values()]
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map((pair) => sorted(pair.map((pile) => z.of(pile))))
}
