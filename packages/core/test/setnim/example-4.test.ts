import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/setnim.json' with { type: 'json' }
import { type Position, slowSetNim, sorted } from '../../src/rules/index.ts'
import { reductionByDefinition } from '../../src/setnim/definitions/index.ts'
import { reduce } from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

/**
 * The edges of SN(4,{3}) from x as strings `omitted:from>to`, one for each distinct omitted height.
 */
function edgesFrom(x: Position): { omitted: number; to: number[] }[] {
  return [...new Set(x)].flatMap((omitted) => {
    const out = x.indexOf(omitted)
    const legal = x.every((height, i) => i === out || height > 0)
    return legal ? [{ omitted, to: sorted(x.map((h, i) => (i === out ? h : h - 1))) }] : []
  })
}

function reach(start: Position, next: (x: Position) => number[]): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  const visit = (x: Position): void => {
    if (edges.has(x.join())) return
    const out = edgesFrom(x).map(({ omitted, to }) => ({ omitted, to: next(to) }))
    edges.set(
      x.join(),
      out.map(({ omitted, to }) => `${omitted}:${x.join()}>${to.join()}`),
    )
    out.forEach(({ to }) => visit(to))
  }
  visit(start)
  return edges
}

function asText(edges: { from: number[]; omitted_height: number; to: number[] }[]): string[] {
  return edges.map((e) => `${e.omitted_height}:${e.from.join()}>${e.to.join()}`).sort()
}

describe('Example 4: SN(4,{3}) from (1,2,3,4)', () => {
  it('has a game tree of nine positions with five reductions, three of which are shared', () => {
    const tree = golden.example4_tree
    const graph = reach(tree.start, (x) => [...x])
    const outcome = outcomeByPlay(slowSetNim(4, [3]))
    expect([...graph.keys()].sort()).toEqual(tree.positions.map(({ x }) => x.join()).sort())
    expect([...graph.values()].flat().sort()).toEqual(asText(tree.edges))
    expect(graph.size).toBe(9)
    for (const { x, reduction, outcome: expected } of tree.positions) {
      expect(reduce(x, 3)).toEqual(reduction)
      expect(reductionByDefinition(x, [3])).toEqual(reduction)
      expect(outcome(x)).toBe(expected)
    }
    const reductions = tree.positions.map(({ reduction }) => reduction.join())
    expect(new Set(reductions).size).toBe(5)
    expect(reductions.filter((x) => x === '0,1,1,1')).toHaveLength(3)
  })

  it('has a playable graph of the five reductions', () => {
    const playable = golden.example4_playable_graph
    const graph = reach([1, 2, 3, 3], (x) => reduce(x, 3))
    expect([...graph.keys()].sort()).toEqual(playable.nodes.map((x) => x.join()).sort())
    expect([...graph.values()].flat().sort()).toEqual(asText(playable.edges))
  })
})
