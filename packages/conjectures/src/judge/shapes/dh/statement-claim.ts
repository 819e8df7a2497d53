import {
  type Claim,
  type ClaimCard,
  type Cost,
  defineClaim,
  type Limits,
} from '../../../claim/claim.ts'
import type { CaseParameters, Parameter } from '../../../claim/parameter.ts'
import type { BoxDomain, Domain } from '../../../claim/verdict.ts'
import type { GameFamily } from '../../../facts/setnim/game-families.ts'
import { judgeListed } from './judge-listed.ts'
import { judgeStacks, type Truth } from './judge-stacks.ts'
import { type Instance, partOf, partParameter, type Parts } from '../../../facts/setnim/part.ts'
import { gameCost, type SolvedGame, solvedGame } from '../../../facts/setnim/solved-game.ts'

/** The things a listed part speaks of, found and listed by the judge, smallest first. */
export interface InstanceList {
  defaultDomain(parameters: CaseParameters): Domain
  cost(parameters: CaseParameters, domain: Domain): Cost
  readonly list: (parameters: CaseParameters, domain: Domain, limits: Limits) => Listing
  /** How the judge finds the truth; `definition` if absent. */
  readonly method?: string
}

/** The instances, and numbers to be reported once they have been listed. */
export interface Listing {
  readonly instances: Iterable<Instance>
  data?(): Readonly<Record<string, number | string>>
}

/** A statement of the paper made of parts. */
interface Statement extends Omit<ClaimCard, 'paper' | 'parameters'> {
  /** The games whose positions the parts about positions and moves speak of. */
  readonly games?: GameFamily
  /** Parameters other than the games'. */
  readonly parameters?: readonly Parameter[]
  readonly truth?: Truth
  /** The name of the parameter that chooses the part, if there are several. */
  readonly chosenBy?: 'part' | 'reading'
  /** The parts that speak of a case, given its other parameters; all if absent. */
  readonly partsOf?: (outer: CaseParameters) => readonly string[]
  /** The lists of the listed parts: one for all, or by the name of the part. */
  readonly lists?: InstanceList | ((part: string) => InstanceList)
  /** Numbers to be reported of a game. */
  readonly data?: (
    game: SolvedGame,
    parameters: CaseParameters,
  ) => Readonly<Record<string, number | string>>
  readonly printed: Parts
}

/** A claim whose parts are predicates on what the judge finds. */
export function statementClaim(statement: Statement): Claim {
  const { games, lists, truth = 'reduction', chosenBy = 'part', data, partsOf, ...card } = statement
  const names = Object.keys(statement.printed)
  const own = [...(games?.parameters ?? []), ...(statement.parameters ?? [])]
  const nameOf = (parameters: CaseParameters): string => String(parameters[chosenBy] ?? names[0])
  const isListed = (parameters: CaseParameters): boolean =>
    'ofInstance' in statement.printed[nameOf(parameters)]!
  const listOf = (parameters: CaseParameters): InstanceList =>
    typeof lists === 'function' ? lists(nameOf(parameters)) : lists!
  return defineClaim<CaseParameters, Domain, Parts>({
    ...card,
    paper: 'dh',
    parameters: [...own, ...partParameter(names, chosenBy, own, partsOf)],
    defaultDomain: (parameters) =>
      isListed(parameters)
        ? listOf(parameters).defaultDomain(parameters)
        : games!.defaultDomain(parameters),
    cost: (parameters, domain) =>
      isListed(parameters)
        ? listOf(parameters).cost(parameters, domain)
        : gameCost(games!.ruleset(parameters), domain as BoxDomain),
    judge: (printed, { id, parameters, domain, limits }) => {
      const part = partOf(printed, parameters)
      if ('ofInstance' in part) {
        const { list, method = 'definition' } = listOf(parameters)
        const listing = list(parameters, domain, limits)
        return judgeListed(part, listing, method, { id, parameters, domain })
      }
      const box = domain as BoxDomain
      const game = solvedGame(games!.ruleset(parameters), box, limits)
      const asked = { id, parameters, domain: box }
      return judgeStacks(part, game, truth, asked, data?.(game, parameters))
    },
  })
}
