import type { Box, PlayConvention, Ruleset } from '@nim/core/rules'
import { boxCount, formatPosition, rulesetTitle, isSymmetric } from '@nim/core/rules'
import { type Claim, type Cost, defineClaim, requireWithin } from '../claim/claim.ts'
import type { Games } from '../claim/games.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { BoxDomain, CheckResult, Counterexample } from '../claim/verdict.ts'
import { type Cursor, cursors, factNames, forEachTold } from '../facts/cursor.ts'
import type { Fact, Facts, GameOnBox, StatementInput } from '../facts/fact.ts'
import { givenByRules, withNeeded } from '../facts/fact.ts'
import { factsMemory } from '../facts/facts-memory.ts'
import { gameOnBox } from '../facts/game-on-box.ts'
import { solvedBoxCost, withSolvedBox } from '../rows/solved-box.ts'
import { type ValueSource, outcomeLetter } from './local-evidence.ts'
import type { Edge } from './smallest-failure.ts'
import { outcomeTally } from './outcome-tally.ts'
import {
  type Card,
  type Part,
  methodOf,
  partEvidence,
  partOf,
  partsOf,
  type Printed,
  usualCard,
  type Statement,
  withPartParameter,
} from './statement.ts'
import { streamHeader } from './stream-header.ts'
import { pairTally, valueTally } from './value-tally.ts'

/** A statement about every position of a game, judged over a box. */
export interface PositionsClaim<C extends CaseParameters, F extends Facts> extends Card {
  readonly games: Games<C>
  /** The facts about a position that the statement gets. */
  readonly facts: F
  /**
   * The digested value of a position: the fact of this name, two compared facts (the solver's
   * first), or a number ≥ 0 that the facts determine. `outcome` alone is digested in planes.
   */
  readonly digest:
    | (keyof F & string)
    | readonly [actual: keyof F & string, said: keyof F & string]
    | ((told: StatementInput<F>, parameters: C) => number)
  readonly printed: Printed<StatementInput<F>, C>
  /** The statement is about the positions where this fact is not −1. Default: all positions. */
  readonly among?: keyof F & string
  readonly wrong?: Statement<StatementInput<F>, C>
  readonly edge?: Edge<StatementInput<F>, C>
  /** The judge's method, if the shape does not determine it. */
  readonly method?: string | ((parameters: C) => string)
  /** The evidence where the statement fails. Default: the text of the part, or the facts. */
  readonly evidence?: (
    told: StatementInput<F>,
    found: EvidenceContext<C>,
  ) => Omit<Counterexample, 'position'>
  /** The facts about positions in the counterexample. Default: those that the rules determine. */
  readonly stated?: (told: StatementInput<F>, found: EvidenceContext<C>) => readonly StatedFact[]
  /** Additional numbers that a check reports. */
  readonly data?: (game: GameOnBox, parameters: C) => Readonly<Record<string, number | string>>
  /** Numbers that are counted during the check. */
  readonly counts?: (parameters: C, box: Box) => Counting<StatementInput<F>>
}

/** Counts events while a check visits the positions. */
export interface Counting<T> {
  /** Gets every position of the claim, including those to which the statement does not apply. */
  see(told: T): void
  result(): Readonly<Record<string, number | string>>
}

/** The context of the evidence. */
export interface EvidenceContext<C extends CaseParameters> {
  readonly game: GameOnBox
  readonly parameters: C
  /** The solved values in the digest, if it contains any. */
  readonly solved: ValueSource | null
}

/**
 * A statement that may be varied or corrected before it becomes a claim. The function returns its
 * argument and only infers the types.
 */
export const positionsClaim = <C extends CaseParameters, F extends Facts>(
  claim: PositionsClaim<C, F>,
): PositionsClaim<C, F> => claim

/** A claim that a statement holds at every position of its games. */
export function positions<C extends CaseParameters, F extends Facts>(
  claim: PositionsClaim<C, F>,
): Claim {
  const { games, facts, printed, digest, among = '' } = claim
  const digested = typeof digest === 'object' ? digest[0] : digest
  const driver = typeof digested === 'string' ? facts[digested] : undefined
  const cursorOf = cursors(facts, driver)
  const parts = partsOf(printed, claim)
  const tables = [...withNeeded(Object.values(facts))]
  return defineClaim<C, BoxDomain, Statement<StatementInput<F>, C>, unknown>({
    ...usualCard(claim),
    decides: 'the statement at every position of the box',
    complexity: 'C(max+n,n) positions',
    ...claim,
    parameters: withPartParameter(games.parameters, parts, claim),
    statementOf: (parameters) => partOf(parts, parameters).holds,
    about: (parameters) => ({
      game: { ruleset: games.ruleset(parameters), play: playOf(facts, parameters) },
      counts: claim.among === undefined ? 'positions' : 'some positions',
      verdicts: ['holds', 'refuted', 'vacuous'],
    }),
    defaultDomain: (parameters) => games.defaultDomain(parameters),
    cost: (parameters, domain) => costOf(games.ruleset(parameters), domain, tables, driver),
    judge: (statement, { id, parameters, domain, limits }) => {
      const ruleset = games.ruleset(parameters)
      const game = gameOnBox(ruleset, domain, limits, parameters)
      const cursor = cursorOf(game)
      const at = { game, parameters, cursor, part: partOf(parts, parameters), solved: null }
      const header = streamHeader(claim.digestId ?? id, parameters, domain)
      const { test, result } = asking(claim, statement, at, driver, header)
      if (driver?.solved === undefined || !game.box.sorted) {
        requireWithin(limits, id, costOf(ruleset, domain, tables, driver))
        forEachTold(game, cursor, (_, rank) => test(rank), facts[among])
        return result(null)
      }
      const besides = tables.filter((fact) => fact !== driver)
      const memory = factsMemory(besides, ruleset, domain)
      return withSolvedBox(ruleset, domain, { ...driver.solved, ...limits }, memory, (solved) => {
        solved.forEachRow(({ position, rank, length, entries, offset }) => {
          cursor.toRow(position, length, rank, entries, offset)
          for (let x1 = 0; x1 < length; x1++) {
            cursor.toPile(x1)
            test(rank + x1)
          }
        })
        return result(solved)
      })
    },
  })
}

/** Evaluates a statement at the cursor. After a failure, describes it with the solved values. */
function asking<C extends CaseParameters, F extends Facts>(
  claim: PositionsClaim<C, F>,
  statement: Statement<StatementInput<F>, C>,
  {
    game,
    parameters,
    cursor,
    part,
  }: EvidenceContext<C> & { cursor: Cursor<F>; part: Part<StatementInput<F>, C> },
  driver: Fact<unknown> | undefined,
  header: string,
): {
  readonly test: (rank: number) => void
  readonly result: (solved: ValueSource | null) => CheckResult
} {
  const { facts, digest, among, edge, evidence, stated, data, method } = claim
  const { told } = cursor
  const [actual, said] = typeof digest === 'object' ? digest : [digest, undefined]
  const found =
    said !== undefined
      ? pairTally(header, () => told[said] as number)
      : driver?.solved?.value === 'outcome' && game.box.sorted
        ? outcomeTally(header, game.box)
        : valueTally(header)
  const digested =
    typeof actual === 'string' ? () => told[actual] as number : () => actual(told, parameters)
  const counting = claim.counts?.(parameters, game.box)
  const where = `in ${rulesetTitle(game.ruleset)} `
  return {
    test: (rank) => {
      if (among !== undefined && (told[among] as number) < 0) return
      const answer = statement(told, parameters)
      const isEdge = answer === false && edge?.is(told, parameters) === true
      found.test(told.x, answer, answer === null ? 0 : digested(), rank, isEdge)
      counting?.see(told)
    },
    result: (solved) =>
      found.result(
        methodOf(method, parameters) ??
          (driver?.solved === undefined ? 'definition' : 'retrograde'),
        (x) => {
          cursor.backTo(x, game.box.rank(x), solved?.at(x))
          const at = { game, parameters, solved }
          return {
            stated:
              stated?.(told, at) ?? part.stated?.(told, parameters) ?? givenByRules(facts, told),
            ...(evidence?.(told, at) ??
              partEvidence(part, told, parameters, () => describeFacts(told), where)),
            ...(edge?.is(told, parameters) ? { edge: edge.says } : {}),
          }
        },
        counting?.result() ?? data?.(game, parameters),
      ),
  }
}

/** The play convention of a case: the convention of its solved facts, or the one that it names. */
export function playOf(facts: Facts, parameters: CaseParameters): PlayConvention {
  const solved = Object.values(facts).find((fact) => fact.solved !== undefined)?.solved
  return solved?.play ?? (parameters['play'] === 'misere' ? 'misere' : 'normal')
}

/** The cost of a check: the table of the driving fact, by rows if possible, and other facts. */
function costOf(
  ruleset: Ruleset,
  domain: BoxDomain,
  facts: readonly Fact<unknown>[],
  driver: Fact<unknown> | undefined,
): Cost {
  const value = isSymmetric(ruleset) ? driver?.solved?.value : undefined
  const besides = value === undefined ? facts : facts.filter((fact) => fact !== driver)
  const memory = factsMemory(besides, ruleset, domain)
  if (value !== undefined) return solvedBoxCost(ruleset, domain, value, memory)
  return { positions: boxCount(ruleset.piles, domain.max, isSymmetric(ruleset)), memory }
}

/**
 * The facts that are a number or a word, such as `3,5,5 has R = 4, M = 5`.
 * @param facts if present, lists are shown, and outcomes as letters: `o = 1 (N), red = (1,2,2)`
 */
export function describeFacts(told: { readonly x: readonly number[] }, facts?: Facts): string {
  const words = factNames(told).flatMap((name) => {
    const value = (told as unknown as Readonly<Record<string, unknown>>)[name]
    if (facts && Array.isArray(value) && value.every((one) => typeof one === 'number')) {
      return [`${name} = (${value.join(',')})`]
    }
    const isShown = ['number', 'string', 'boolean', 'bigint'].includes(typeof value)
    const letter =
      facts?.[name]?.solved?.value === 'outcome' ? ` (${outcomeLetter(Number(value))})` : ''
    return isShown || value === null ? [`${name} = ${String(value)}${letter}`] : []
  })
  const position = formatPosition(told.x)
  return words.length === 0 ? position : `${position} has ${words.join(', ')}`
}
