import { type Digraph, digraphOfBox, solveDigraph, type VertexValues } from '@nim/bruteforce'
import { boxCount, formatPosition, parseRuleset, sortedBox } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { BoxDomain, UpToDomain } from '../../../claim/verdict.ts'
import { smallDigraphCount, smallDigraphs } from '../../../facts/exact-slow/small-digraphs.ts'

const COMPONENTS = ['NIM(1,1)', 'NIM(2,1)', 'NIM(2,2)', 'NIM(3,2)', 'NIM(3,3)', 'NIM(4,2)']
const KINDS = ['boxes', 'digraphs'] as const

/** The value of a compound from the values of its two components. */
export type CompoundFormula = (values: readonly number[]) => number

/** A statement on a value of compounds of two games. */
export interface CompoundClaim extends Pick<
  ClaimCard,
  'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement'
> {
  readonly printed: CompoundFormula
  readonly value: 'grundy' | 'remoteness'
  readonly compound: (first: Digraph, second: Digraph) => Digraph
}

interface Component {
  readonly digraph: Digraph
  readonly name: string
  readonly values: readonly VertexValues[]
  readonly vertex: (v: number) => string
}

/** Compares a formula for compounds with direct solution of the product of two games. */
export function compoundClaim(card: CompoundClaim): Claim {
  const { compound, value, ...rest } = card
  return defineClaim<{ on: string }, BoxDomain | UpToDomain, CompoundFormula>({
    ...rest,
    paper: 'gmmv',
    conventions: ['normal play; two components, in every pair of positions'],
    decides: `every pair of positions of every pair of components: the formula against the ${value} of the compound, solved directly`,
    complexity: 'product of the sizes of the components, for every pair of components',
    parameters: [
      {
        kind: 'choice',
        name: 'on',
        about: `pairs of boxes of ${COMPONENTS.join(', ')}, or of acyclic digraphs with few vertices`,
        values: () => KINDS,
      },
    ],
    defaultDomain: ({ on }) =>
      on === 'boxes' ? { kind: 'box', max: 3 } : { kind: 'up-to', of: 'vertices', max: 4 },
    cost: ({ on }, { max }) => {
      const sizes =
        on === 'boxes'
          ? COMPONENTS.reduce(
              (sum, name) => sum + boxCount(parseRuleset(name).piles, max, true),
              0n,
            )
          : smallDigraphCount(max) * BigInt(max)
      return { positions: (sizes * sizes) / 2n, memory: sizes * 200n }
    },
    judge: (formula, { id, parameters, domain: { kind, max }, domain }) => {
      const components = kind === 'box' ? boxes(max) : digraphs(max)
      const found = instanceTally(streamHeader(id, parameters, domain))
      components.forEach((first, i) => {
        for (const second of components.slice(i)) {
          const solved = solveDigraph(compound(first.digraph, second.digraph))
          solved.forEach((truth, vertex) => {
            const v = Math.floor(vertex / second.digraph.length)
            const w = vertex % second.digraph.length
            const parts = [first.values[v]![value], second.values[w]![value]]
            const expected = formula(parts)
            const actual = truth[value]
            found.test(expected === actual, actual, () => ({
              witness: {
                components: [first.name, second.name],
                positions: [first.vertex(v), second.vertex(w)],
              },
              expected,
              actual,
              explain: `the components have ${value} ${parts.join(' and ')}, the compound solved directly has ${actual}`,
            }))
          })
        }
      })
      return found.result('retrograde')
    },
  })
}

function boxes(max: number): Component[] {
  return COMPONENTS.map((name) => {
    const ruleset = parseRuleset(name)
    const box = sortedBox(ruleset.piles, max)
    const digraph = digraphOfBox(ruleset, { max })
    return {
      digraph,
      name,
      values: solveDigraph(digraph),
      vertex: (v) => formatPosition(box.unrank(v)),
    }
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
