import { smallDigraphCount } from '@nim/core/exact-slow/definitions'
import { formatPosition, parseRuleset, valuesOf } from '@nim/core/rules'
import type { Claim } from '../claim/claim.ts'
import type { Counterexample, UpToDomain } from '../claim/verdict.ts'
import type { Vertex, VertexOfDigraph } from '../facts/exact-slow/finite-games.ts'
import { vertexOfBox, verticesOfSmallDigraphs } from '../facts/exact-slow/finite-games.ts'
import { byCase } from './by-case.ts'
import { instances } from './instances.ts'
import { positions } from './positions.ts'
import { type Card, choice, type Printed, type Statement } from './statement.ts'
import { boxNear } from '../claim/domains.ts'

const DIGRAPHS = 'digraphs'
const GAMES = ['NIM(1,1)', 'NIM(2,1)', 'NIM(2,2)', 'NIM(3,2)', 'NIM(4,2)', 'NIM(4,3)', 'NIM(5,3)']
const game = choice(
  'game',
  'a ruleset, or all acyclic digraphs with few vertices',
  [...GAMES, DIGRAPHS],
  isRulesetOfTwoPlayers,
)

/** True for the text of a ruleset whose positions have outcomes. */
function isRulesetOfTwoPlayers(text: string): boolean {
  try {
    return valuesOf(parseRuleset(text)).includes('outcome')
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

interface Case {
  readonly [name: string]: string
  readonly game: string
}

interface At {
  readonly vertex: Vertex
}

/** A statement about every position of every finite acyclic game. */
export interface FiniteGamesClaim extends Card {
  readonly printed: Printed<At, Case>
  readonly wrong: Statement<At, Case>
  readonly digest: (vertex: Vertex) => number
  /** The evidence where the statement fails. If absent, it is the outcome, G and R. */
  readonly evidence?: (vertex: Vertex) => Evidence
}

type Evidence = Omit<Counterexample, 'position' | 'witness'>

/** A claim on boxes of NIM(n,k), and on all acyclic digraphs with few vertices. */
export function onFiniteGames({ digest, evidence = valuesAt, ...claim }: FiniteGamesClaim): Claim {
  const inBoxes = positions<Case, { vertex: typeof vertexOfBox }>({
    ...claim,
    games: {
      parameters: [game],
      ruleset: (parameters) => parseRuleset(parameters.game),
      defaultDomain: (parameters) => boxNear(parseRuleset(parameters.game).piles, 1000),
    },
    facts: { vertex: vertexOfBox },
    digest: ({ vertex }) => digest(vertex),
    method: 'retrograde',
    evidence: ({ x, vertex }) => {
      const found = evidence(vertex)
      return { ...found, explain: `${formatPosition(x)}: ${found.explain}` }
    },
  })
  const inDigraphs = instances<Case, UpToDomain, VertexOfDigraph>({
    ...claim,
    domain: () => ({ kind: 'up-to', of: 'vertices', max: 5 }),
    instances: ({ domain: { max } }) => verticesOfSmallDigraphs(max),
    // positions are objects that soon become garbage
    cost: (_, { max }) => ({ positions: smallDigraphCount(max) * BigInt(max), memory: 2n ** 25n }),
    digest: ({ vertex }) => digest(vertex),
    method: 'retrograde',
    witness: ({ successors, index }) => ({ successors, vertex: index }),
    evidence: ({ vertex }) => evidence(vertex),
  })
  const { printed, ...card } = claim
  const parts = typeof printed === 'function' ? [] : Object.keys(printed)
  return byCase({
    ...card,
    parameters: [
      ...(parts.length > 0 ? [choice('part', 'part of the statement', parts)] : []),
      game,
    ],
    complexity: 'number of vertices and arcs of the games',
    quick: { max: 4 },
    claimOf: (parameters) => (parameters['game'] === DIGRAPHS ? inDigraphs : inBoxes),
  })
}

function valuesAt({ outcome, grundy, remoteness }: Vertex): Evidence {
  const actual = `${outcome}, G = ${grundy}, R = ${remoteness}`
  return { expected: 'the statement', actual, explain: `by solution from the rules: ${actual}` }
}
