import { type Digraph, digraphOfBox, solveDigraph, type VertexValues } from '@nim/bruteforce'
import { fixedLengths, remotenessByLayers, smallDigraphs } from '@nim/core/exact-slow/definitions'
import { byRules } from '../../claim/stated-fact.ts'
import type { Fact } from '../fact.ts'

/** A position of a finite acyclic game, with values of the position and of its options. */
export interface Vertex extends VertexValues {
  /** R according to the layered algorithm (GMMV-D5). `remoteness` is computed by recursion. */
  readonly label: number
  /** The length of the longest play if the winner always moves to "some option with R − 1". */
  readonly winnerFixed: number
  /** The length of the shortest play if the loser moves so, provided that the loser still loses. */
  readonly loserFixed: number
  readonly options: readonly Vertex[]
}

/** A vertex of a digraph. */
export interface VertexOfDigraph {
  readonly vertex: Vertex
  readonly successors: Digraph
  readonly index: number
}

export const vertexOfBox: Fact<Vertex> = {
  says: 'the position as a vertex of the digraph of its game',
  source: 'GMMV-D5',
  states: ({ outcome, grundy, remoteness }, x) => [
    byRules(x, { fact: 'outcome', value: outcome }),
    byRules(x, { fact: 'grundy', value: grundy }),
    byRules(x, { fact: 'remoteness', value: remoteness }),
  ],
  of: ({ ruleset, box }) => {
    const vertices = verticesOf(digraphOfBox(ruleset, box))
    return (_, rank) => vertices[rank]!
  },
}

/** Every vertex of every acyclic digraph with at most this many vertices. */
export function* verticesOfSmallDigraphs(most: number): Generator<VertexOfDigraph, void> {
  for (const successors of smallDigraphs(most)) {
    for (const [index, vertex] of verticesOf(successors).entries()) {
      yield { vertex, successors, index }
    }
  }
}

function verticesOf(digraph: Digraph): Vertex[] {
  const solved = solveDigraph(digraph)
  let labels: readonly number[] | undefined
  const { winnerFixed, loserFixed } = fixedLengths(digraph, solved)
  const vertices: Vertex[] = []
  digraph.forEach((successors, v) =>
    vertices.push({
      ...solved[v]!,
      get label() {
        return (labels ??= remotenessByLayers(digraph))[v]!
      },
      winnerFixed: winnerFixed[v]!,
      loserFixed: loserFixed[v]!,
      options: successors.map((w) => vertices[w]!),
    }),
  )
  return vertices
}
