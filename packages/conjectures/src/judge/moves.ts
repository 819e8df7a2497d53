import type { Ruleset } from '@nim/core/rules'
import { boxCount, rulesetTitle, isSymmetric, options, positionOf } from '@nim/core/rules'
import { type Claim, type Cost, defineClaim } from '../claim/claim.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { BoxDomain, Counterexample } from '../claim/verdict.ts'
import { cursors, forEachTold } from '../facts/cursor.ts'
import {
  type Fact,
  type Facts,
  givenByRules,
  type StatementInput,
  withNeeded,
} from '../facts/fact.ts'
import { factsMemory } from '../facts/facts-memory.ts'
import { gameOnBox } from '../facts/game-on-box.ts'
import type { Games } from '../claim/games.ts'
import { describeFacts, playOf } from './positions.ts'
import type { Answer } from './position-tally.ts'
import { type Card, usualCard, withPartParameter } from './statement.ts'
import { streamHeader } from './stream-header.ts'
import { valueTally } from './value-tally.ts'

/** A statement about a move x → x′, with the facts about both positions. */
export type MoveStatement<F extends Facts, C> = (
  x: StatementInput<F>,
  next: StatementInput<F>,
  parameters: C,
) => Answer

/** One of several printed parts. */
export interface MovePart<F extends Facts, C> {
  readonly says: string
  readonly holds: MoveStatement<F, C>
}

/** A statement about every move of a game, judged over the positions of a box. */
export interface MovesClaim<C extends CaseParameters, F extends Facts> extends Card {
  readonly games: Games<C>
  readonly facts: F
  /** The fact about x′ that a move adds to the digest, or a number ≥ 0 computed from the facts. */
  readonly digest: (keyof F & string) | ((next: StatementInput<F>) => number)
  /** The relevant moves, given as the sorted options of x. Default: all legal moves. */
  readonly moves?: (x: readonly number[], ruleset: Ruleset) => readonly (readonly number[])[]
  readonly printed: MoveStatement<F, C> | Readonly<Record<string, MovePart<F, C>>>
  readonly wrong?: MoveStatement<F, C>
  readonly method?: string
}

/** A claim that a statement holds for every move of its games. */
export function moves<C extends CaseParameters, F extends Facts>(claim: MovesClaim<C, F>): Claim {
  const { games, facts, printed, digest, method, moves: movesFrom = legalMoves } = claim
  const parts: Readonly<Record<string, MovePart<F, C>>> =
    typeof printed === 'function' ? { whole: { says: claim.title, holds: printed } } : printed
  const partOf = (parameters: CaseParameters): MovePart<F, C> =>
    parts[String(parameters['part'])] ?? Object.values(parts)[0]!
  const cursorOf = cursors(facts)
  const digested =
    typeof digest === 'function' ? digest : (next: StatementInput<F>) => next[digest] as number
  const used = [...withNeeded(Object.values(facts))]
  return defineClaim<C, BoxDomain, MoveStatement<F, C>, unknown>({
    ...usualCard(claim),
    decides: 'the statement for every move from a position of the box',
    complexity: 'C(max+n,n) positions times the moves of each',
    ...claim,
    parameters: withPartParameter(games.parameters, parts as never, claim),
    statementOf: (parameters) => partOf(parameters).holds,
    about: (parameters) => ({
      game: { ruleset: games.ruleset(parameters), play: playOf(facts, parameters) },
      counts: 'moves',
      verdicts: ['holds', 'refuted', 'vacuous'],
    }),
    defaultDomain: (parameters) => games.defaultDomain(parameters),
    cost: (parameters, domain) => costOf(games.ruleset(parameters), domain, used),
    judge: (statement, { id, parameters, domain, limits }) => {
      const ruleset = games.ruleset(parameters)
      const game = gameOnBox(ruleset, domain, limits, parameters)
      const from = cursorOf(game)
      const to = cursorOf(game)
      const answer = (option: readonly number[]): Answer => {
        to.toPosition(option, game.box.rank(option))
        return statement(from.told, to.told, parameters)
      }
      const found = valueTally(streamHeader(claim.digestId ?? id, parameters, domain))
      forEachTold(game, from, ({ x }, rank) => {
        for (const option of movesFrom(x, ruleset)) {
          found.test(x, answer(option), digested(to.told), rank)
        }
      })
      return found.result(method ?? 'definition', (x): Omit<Counterexample, 'position'> => {
        from.toPosition(x, game.box.rank(x))
        movesFrom(x, ruleset).find((option) => answer(option) === false)
        const { says } = partOf(parameters)
        const seen = `${describeFacts(from.told)}; after the move: ${describeFacts(to.told)}`
        return {
          expected: says,
          actual: describeFacts(from.told),
          stated: [...givenByRules(facts, from.told), ...givenByRules(facts, to.told)],
          explain: `the statement says "${says}", but in ${rulesetTitle(ruleset)} ${seen}`,
        }
      })
    },
  })
}

function legalMoves(x: readonly number[], ruleset: Ruleset): readonly (readonly number[])[] {
  return options(ruleset, positionOf(ruleset, x))
}

/** The cost of facts at every position, indexed by rank, because x′ may be anywhere in the box. */
function costOf(ruleset: Ruleset, domain: BoxDomain, facts: readonly Fact<unknown>[]): Cost {
  const positions = boxCount(ruleset.piles, domain.max, isSymmetric(ruleset))
  return { positions, memory: factsMemory(facts, ruleset, domain, true) }
}
