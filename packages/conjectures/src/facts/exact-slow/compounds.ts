import {
  conjunctiveCompound,
  type Digraph,
  digraphOfBox,
  disjunctiveCompound,
  solveDigraph,
  type VertexValues,
} from '@nim/bruteforce'
import { smallDigraphCount, smallDigraphs } from '@nim/core/exact-slow/definitions'
import { boxCount, formatPosition, parseRuleset, sortedBox } from '@nim/core/rules'

/** The rulesets whose boxes are combined into compounds. */
export const COMPONENTS: readonly string[] = [
  'NIM(1,1)',
  'NIM(2,1)',
  'NIM(2,2)',
  'NIM(3,2)',
  'NIM(3,3)',
  'NIM(4,2)',
]

type Value = 'grundy' | 'remoteness'

/** A position of a compound of two games. */
export interface CompoundPosition {
  readonly components: readonly [string, string]
  readonly positions: readonly [string, string]
  /** The values of its two components. */
  readonly values: readonly [number, number]
  /** Its own value, from solving the compound directly. */
  readonly actual: number
}

interface Component {
  readonly digraph: Digraph
  readonly name: string
  readonly values: readonly VertexValues[]
  readonly vertex: (v: number) => string
}

/** The number of positions of each component. */
export function componentPositions(kind: 'box' | 'up-to', max: number): bigint {
  if (kind === 'up-to') return smallDigraphCount(max) * BigInt(max)
  return COMPONENTS.reduce((sum, name) => sum + boxCount(parseRuleset(name).piles, max, true), 0n)
}

/** The positions of disjunctive compounds of two boxes or two small digraphs, each with its G. */
export function disjunctivePositions(
  kind: 'box' | 'up-to',
  max: number,
): Iterable<CompoundPosition> {
  return compounds(kind, max, 'grundy', disjunctiveCompound)
}

/** The positions of conjunctive compounds of two boxes or two small digraphs, each with its R. */
export function conjunctivePositions(
  kind: 'box' | 'up-to',
  max: number,
): Iterable<CompoundPosition> {
  return compounds(kind, max, 'remoteness', conjunctiveCompound)
}

function* compounds(
  kind: 'box' | 'up-to',
  max: number,
  value: Value,
  compound: (first: Digraph, second: Digraph) => Digraph,
): Generator<CompoundPosition, void> {
  const all = kind === 'box' ? boxes(max) : digraphs(max)
  for (const [i, first] of all.entries()) {
    for (const second of all.slice(i)) {
      const solved = solveDigraph(compound(first.digraph, second.digraph))
      for (const [vertex, truth] of solved.entries()) {
        const v = Math.floor(vertex / second.digraph.length)
        const w = vertex % second.digraph.length
        yield {
          components: [first.name, second.name],
          positions: [first.vertex(v), second.vertex(w)],
          values: [first.values[v]![value], second.values[w]![value]],
          actual: truth[value],
        }
      }
    }
  }
}

function boxes(max: number): Component[] {
  return COMPONENTS.map((name) => {
    const ruleset = parseRuleset(name)
    const box = sortedBox(ruleset.piles, max)
    const digraph = digraphOfBox(ruleset, { max })
    const vertex = (v: number): string => formatPosition(box.unrank(v))
    return { digraph, name, values: solveDigraph(digraph), vertex }
  })
}

function digraphs(max: number): Component[] {
  return [...smallDigraphs(max)].map((digraph) => ({
    digraph,
    name: JSON.stringify(digraph),
    values: solveDigraph(digraph),
    vertex: String,
  }))
}
