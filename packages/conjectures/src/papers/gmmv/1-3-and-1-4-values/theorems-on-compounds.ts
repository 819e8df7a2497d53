import { grundyOfDisjunctive, remotenessOfConjunctive } from '@nim/core/sums'
import {
  componentPositions,
  COMPONENTS,
  type CompoundPosition,
  conjunctivePositions,
  disjunctivePositions,
} from '../../../facts/exact-slow/compounds.ts'
import type { BoxDomain, Claim, UpToDomain } from '../../../judge/index.ts'
import { choice, instances } from '../../../judge/index.ts'

const pairs = {
  kind: 'theorem',
  at: 'section 1.4',
  paperStatus: 'quoted',
  conventions: ['normal play; two components; nimlab solves every pair of positions directly'],
  complexity: 'product of the sizes of the components, for every pair of components',
  parameters: [
    choice('on', `pairs of ${COMPONENTS.join(', ')}, or of small digraphs`, ['boxes', 'digraphs']),
  ],
  domain: ({ on }: { readonly on: string }): BoxDomain | UpToDomain =>
    on === 'boxes' ? { kind: 'box', max: 3 } : { kind: 'up-to', of: 'vertices', max: 4 },
  cost: (_: unknown, { kind, max }: BoxDomain | UpToDomain) => {
    const sizes = componentPositions(kind, max)
    return { positions: (sizes * sizes) / 2n, memory: sizes * 200n }
  },
  digest: ({ actual }: CompoundPosition) => actual,
  method: 'retrograde',
} as const

export const gmmvSumDisj: Claim = instances({
  id: 'GMMV-Sum-disj',
  title: 'disjunctive compound: G is the XOR of the components’ G',
  statement: String.raw`In the disjunctive compound (a move in exactly one component; a player who cannot move loses) $G$ is the XOR of the components' $G$.`,
  ...pairs,
  instances: ({ domain: { kind, max } }) => disjunctivePositions(kind, max),
  printed: ({ values, actual }) => grundyOfDisjunctive(values) === actual,
  // The mutation uses the sum instead of the XOR.
  wrong: ({ values: [a, b], actual }) => a + b === actual,
})

export const gmmvSumConj: Claim = instances({
  id: 'GMMV-Sum-conj',
  title: 'conjunctive compound: R is the least of the components’ R',
  statement: String.raw`In the conjunctive compound (a move in every component at once; who cannot do so loses) $R$ is the minimum of the components' $R$.`,
  ...pairs,
  instances: ({ domain: { kind, max } }) => conjunctivePositions(kind, max),
  printed: ({ values, actual }) => remotenessOfConjunctive(values) === actual,
  // The mutation uses the maximum instead of the minimum if one of the values is 2.
  wrong: ({ values, actual }) =>
    actual === (values.includes(2) ? Math.max(...values) : remotenessOfConjunctive(values)),
})
