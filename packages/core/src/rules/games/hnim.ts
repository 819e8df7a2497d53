import type { Integers, Pile } from '../../integers/integers.ts'
import { integersOf } from '../../integers/integers-of.ts'
import { binomialUpTo } from '../binomial.ts'
import type { Game } from '../game.ts'
import { checkPiles, wholeNumbers } from '../parameters.ts'
import type { Position } from '../position.ts'
import { slowOptions, slowVectors } from '../slow-moves.ts'

/**
 * HNIM(n;H), slow hypergraph Nim. A move chooses an edge of H whose piles are all nonempty, and
 * takes one stone from each of these piles. The piles have the numbers 1 to n, and an edge is a
 * nonempty set of piles. Each edge is stored in ascending order. The list is ordered by size and
 * then lexicographically, without repetition.
 */
export interface HypergraphNim {
  readonly kind: 'HNIM'
  readonly piles: number
  readonly edges: readonly (readonly number[])[]
}

/**
 * Creates HNIM(n;H). Edges and their members may come in any order, and repetitions are ignored.
 * @throws RangeError if H or an edge is empty, or an edge names a pile outside 1..n
 * @source GMMV-R1
 */
export function hypergraphNim(piles: number, edges: readonly (readonly number[])[]): HypergraphNim {
  const distinct = new Map<string, number[]>()
  for (const edge of edges) {
    const members = [...new Set(edge)].sort((a, b) => a - b)
    distinct.set(members.join(), members)
  }
  const ordered = [...distinct.values()].sort(compareEdges)
  const ruleset: HypergraphNim = { kind: 'HNIM', piles, edges: ordered }
  hnim.check(ruleset)
  return ruleset
}

/**
 * Slow hypergraph Nim. A hypergraph is symmetric iff, for each size, it contains all sets of this
 * size or none of them. If H is symmetric, this game is SN(n,A) under another name, with the
 * options in the same order.
 * @source GMMV-R1
 */
export const hnim: Game<HypergraphNim> = {
  kind: 'HNIM',
  notation: ['HNIM(n;{1,2},{2,3},…)'],
  parse(parameters) {
    if (parameters === null) throw new RangeError('HNIM needs parameters in parentheses')
    const match = FORM.exec(parameters)
    if (match === null) throw new RangeError('expected HNIM(n;{…},{…},…)')
    return hypergraphNim(Number(match[1]), match[2]!.split('},{').map(wholeNumbers))
  },
  format: ({ piles, edges }) => `HNIM(${piles};${edges.map((edge) => `{${edge.join()}}`).join()})`,
  check({ piles, edges }) {
    checkPiles('HNIM(n;H)', piles)
    if (edges.length === 0) throw new RangeError(`HNIM(${piles};H): expected at least one edge`)
    edges.forEach((edge, i) => {
      const wrong = edge.find((pile) => !Number.isSafeInteger(pile) || pile < 1 || pile > piles)
      if (edge.length === 0) {
        throw new RangeError(`HNIM(${piles};H): expected nonempty edges, got {}`)
      }
      if (wrong !== undefined) {
        throw new RangeError(`HNIM(${piles};H): expected piles from 1 to ${piles}, got ${wrong}`)
      }
      const isAscending = edge.every((pile, at) => at === 0 || edge[at - 1]! < pile)
      if (!isAscending || (i > 0 && compareEdges(edges[i - 1]!, edge) >= 0)) {
        throw new RangeError(`HNIM(${piles};H): expected edges in ascending order`)
      }
    })
  },
  options(ruleset, position) {
    const sizes = sizesOf(ruleset)
    if (sizes !== null) return slowOptions(sizes, position)
    return edgeOptions(ruleset, position, integersOf(position))
  },
  isTerminal: ({ edges }, position) => !edges.some((edge) => isPlayable(edge, position)),
  isSymmetric: (ruleset) => sizesOf(ruleset) !== null,
  leastMove: ({ edges }) => edges[0]!.length,
  mostOptions: ({ edges }) => edges.length,
  moveVectors(ruleset) {
    const { piles, edges } = ruleset
    const sizes = sizesOf(ruleset)
    if (sizes !== null) return slowVectors(piles, sizes)
    return edges.map((edge) => {
      const vector = new Array<number>(piles).fill(0)
      for (const pile of edge) vector[pile - 1] = 1
      return vector
    })
  },
  moveSizes: sizesOf,
}

const FORM = /^(\d+);\{((?:\d+(?:,\d+)*)?(?:\},\{(?:\d+(?:,\d+)*)?)*)\}$/

function compareEdges(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length
  const at = a.findIndex((pile, i) => pile !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/**
 * The sizes of the edges if H contains all sets of these sizes, otherwise null.
 * @complexity O(|H|)
 */
function sizesOf({ piles, edges }: HypergraphNim): readonly number[] | null {
  const edgesOfSize = new Map<number, bigint>()
  for (const { length } of edges) edgesOfSize.set(length, (edgesOfSize.get(length) ?? 0n) + 1n)
  const complete = [...edgesOfSize].every(
    ([size, count]) => binomialUpTo(count, piles, size) === count,
  )
  return complete ? [...edgesOfSize.keys()].sort((a, b) => a - b) : null
}

function isPlayable(edge: readonly number[], position: readonly Pile[]): boolean {
  return edge.every((pile) => position[pile - 1]! > 0)
}

/** The options in the order of the edges. */
function edgeOptions<T extends Pile>(
  { edges }: HypergraphNim,
  position: Position<T>,
  z: Integers<T>,
): Position<T>[] {
  return edges
    .filter((edge) => isPlayable(edge, position))
    .map((edge) => {
      const option = [...position]
      for (const pile of edge) option[pile - 1] = z.sub(option[pile - 1]!, z.one)
      return option
    })
}
