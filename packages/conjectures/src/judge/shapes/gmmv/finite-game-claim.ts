import { type Digraph, digraphOfBox } from '@nim/bruteforce'
import { boxCount, boxOf, formatPosition, isSymmetric, parseRuleset } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import { tally } from '../../tally.ts'
import type { ChoiceParameter } from '../../../claim/parameter.ts'
import type { BoxDomain, CheckResult, Counterexample, UpToDomain } from '../../../claim/verdict.ts'
import { smallDigraphCount, smallDigraphs } from '../../../facts/exact-slow/small-digraphs.ts'

const DIGRAPHS = 'digraphs'
const GAMES = ['NIM(1,1)', 'NIM(2,1)', 'NIM(2,2)', 'NIM(3,2)', 'NIM(4,2)', 'NIM(4,3)', 'NIM(5,3)']

/** How one vertex fares: the truth goes into the digest. */
export interface VertexFinding extends Pick<Counterexample, 'expected' | 'actual' | 'explain'> {
  readonly holds: boolean
  readonly truth: number
}

/** A statement about every position of every finite acyclic game. */
export interface FiniteGameClaim<S> extends Pick<
  ClaimCard,
  'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement' | 'conventions' | 'decides'
> {
  readonly printed: S
  /** Names of the parts, if the statement has parts. */
  readonly parts?: readonly string[]
  /** Judges the statement (one part of it) on one game, vertex by vertex; null: not spoken of. */
  readonly findings: (
    statement: S,
    digraph: Digraph,
    part: string,
  ) => (vertex: number) => VertexFinding | null
}

/**
 * Checks a statement about finite acyclic games on boxes of NIM(n,k), and on all acyclic digraphs of
 * few vertices.
 */
export function finiteGameClaim<S>(card: FiniteGameClaim<S>): Claim {
  const { findings, parts = [], ...rest } = card
  const game: ChoiceParameter = {
    kind: 'choice',
    name: 'game',
    about: 'a ruleset, or all acyclic digraphs with few vertices',
    values: () => [...GAMES, DIGRAPHS],
  }
  const part: ChoiceParameter = {
    kind: 'choice',
    name: 'part',
    about: 'part of the statement',
    values: () => parts,
  }
  return defineClaim<{ game: string; part?: string }, BoxDomain | UpToDomain, S>({
    ...rest,
    paper: 'gmmv',
    complexity: 'number of vertices and arcs of the games',
    parameters: parts.length > 0 ? [part, game] : [game],
    quick: { max: 4 },
    defaultDomain: (parameters) =>
      parameters.game === DIGRAPHS
        ? { kind: 'up-to', of: 'vertices', max: 5 }
        : boxNear(parseRuleset(parameters.game).piles, 1000),
    cost: (parameters, domain) => {
      const ruleset = parameters.game === DIGRAPHS ? null : parseRuleset(parameters.game)
      const positions =
        ruleset === null
          ? smallDigraphCount(domain.max) * BigInt(domain.max)
          : boxCount(ruleset.piles, domain.max, isSymmetric(ruleset))
      return { positions, memory: ruleset === null ? 0n : positions * 200n }
    },
    judge: (statement, { id, parameters, domain }): CheckResult => {
      const header = streamHeader(id, parameters, domain)
      const chosen = parameters.part ?? ''
      if (parameters.game !== DIGRAPHS) {
        const ruleset = parseRuleset(parameters.game)
        const box = boxOf(ruleset, domain.max)
        const findingAt = findings(statement, digraphOfBox(ruleset, domain), chosen)
        const found = tally(header)
        box.forEach((position, rank) => {
          const finding = findingAt(rank)
          if (finding !== null) found.test(position, finding.holds, finding.truth)
        })
        return found.result('retrograde', (position) => {
          const { expected, actual, explain } = findingAt(box.rank(position))!
          return { expected, actual, explain: `${formatPosition(position)}: ${explain}` }
        })
      }
      const found = instanceTally(header)
      for (const digraph of smallDigraphs(domain.max)) {
        const findingAt = findings(statement, digraph, chosen)
        digraph.forEach((_, vertex) => {
          const finding = findingAt(vertex)
          if (finding === null) return
          const { holds, truth, expected, actual, explain } = finding
          const witness = { successors: digraph, vertex }
          found.test(holds, truth, () => ({ witness, expected, actual, explain }))
        })
      }
      return found.result('retrograde')
    },
  })
}
