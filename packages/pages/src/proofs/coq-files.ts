import { createHash } from 'node:crypto'
import { casesOf } from '@nim/conjectures'
import { formatCase } from '@nim/conjectures/format'
import { checkGoal, decideByPoints, PROVABLE } from '@nim/conjectures/goals'
import type { Goal } from '@nim/prover/goal'
import { NotDecidable } from '@nim/prover/points'
import { coqFile } from '@nim/prover/points-coq'
import type { Row } from '../atlas/rows.ts'
import { differenceFromRow } from '../coq-statement/row-difference.ts'
import type { CaseWithoutFile, RefutedCase } from './coq-lines.ts'

/**
 * The box that is searched for a counterexample to an implication. The limit of the box is small,
 * because a smallest counterexample has few stones.
 */
const BOX = { kind: 'box', max: 4 } as const
const DIGITS = 12

/** A case of a claim, with the goals to prove. */
export interface GoalCase {
  readonly name: string
  readonly goals: readonly Goal[]
}

/** A file for Coq. */
export interface CoqText {
  readonly name: string
  readonly text: string
  /**
   * The first 12 digits of the SHA-256 of the text without comments. Comments may change, because
   * Coq ignores them.
   */
  readonly digest: string
  /** Other cases with the same goals for the same game. */
  readonly same: readonly string[]
}

/** Every default case that has goals and at most the given number of piles. */
export function casesUpTo(piles: number): GoalCase[] {
  return PROVABLE.flatMap(({ claim, parameters, goals }) =>
    casesOf(parameters, {}).map((one) => ({
      name: `${claim} ${formatCase(one)}`.trim(),
      goals: goals(one),
    })),
  ).filter(({ goals }) => Math.max(...goals.map(({ variables }) => variables.length)) <= piles)
}

/**
 * The files for these cases, and the cases without a file. Cases that have the same goals for the
 * same game share a file.
 *
 * @throws Error if a case has no file and the reason is unknown
 */
export function coqTexts(cases: readonly GoalCase[]): {
  readonly files: readonly CoqText[]
  readonly others: readonly (RefutedCase | CaseWithoutFile)[]
} {
  const byBody = new Map<string, CoqText>()
  const others: (RefutedCase | CaseWithoutFile)[] = []
  for (const each of cases) {
    const made = textOf(each)
    if (typeof made !== 'string') {
      others.push(made)
      continue
    }
    const body = withoutComments(made)
    const known = byBody.get(body)
    if (known === undefined) byBody.set(body, coqText(each.name, made))
    else byBody.set(body, { ...known, same: [...known.same, each.name] })
  }
  // Refuted cases come before cases without a file.
  const refuted = others.filter((line) => 'refutedAt' in line)
  return {
    files: [...byBody.values()],
    others: [...refuted, ...others.filter((line) => 'why' in line)],
  }
}

/** A file with its digest. */
export function coqText(name: string, text: string): CoqText {
  const read = withoutComments(text)
  const digest = createHash('sha256').update(read).digest('hex').slice(0, DIGITS)
  return { name, text, digest, same: [] }
}

function withoutComments(text: string): string {
  return text.replaceAll(/\(\*.*?\*\)/gs, '')
}

/** The names of the theorems of a file. */
export function theoremsIn({ text }: CoqText): string[] {
  return [...new Set([...text.matchAll(/^Theorem (\w+)/gm)].map(([, theorem]) => theorem!))]
}

function textOf({ name, goals }: GoalCase): string | RefutedCase | CaseWithoutFile {
  try {
    return coqFile(goals)
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    const refutedAt = goals.map((goal) => refutes(goal)).find((position) => position)
    if (refutedAt) return { case: name, refutedAt }
    if (goals.some(({ kind }) => kind === 'implication')) return { case: name, why: error.message }
    throw new Error(`${name}: ${error.message}`, { cause: error })
  }
}

/** A position at which a goal is wrong, or null if the search found no such position. */
function refutes(goal: Goal): readonly number[] | null | undefined {
  if (goal.kind === 'implication') return checkGoal(goal, BOX, null).wrongAt
  return decideByPoints(goal).counterexample?.position
}

const MOST_POINTS = 100_000
/**
 * Coq receives every proved row with at most this number of piles, even if the row has many points.
 */
const FEW_PILES = 4

/** The rows of the atlas that are sent to Coq. */
export function coqRows(all: readonly Row[]): Row[] {
  return all.filter(
    ({ status, points, ruleset }) =>
      status === 'proved' &&
      ((points !== undefined && points <= MOST_POINTS) || ruleset.piles <= FEW_PILES),
  )
}

/**
 * The Coq file of a row, generated from its formula alone.
 * @throws Error if an independent reader finds a different statement in the file
 */
export function coqTextOfRow(row: Row): CoqText {
  const { game, play, value, ruleset, variables, formula } = row
  const goal = { kind: value, id: `${game} ${play}`, ruleset, variables, play }
  const text = coqFile([{ ...goal, [SAID[value]]: formula } as unknown as Goal])
  const difference = differenceFromRow(text, row)
  if (difference !== null) throw new Error(`the Coq file of ${nameOfRow(row)}: ${difference}`)
  return coqText(nameOfRow(row), text)
}

/** The name of the file of a row. A game may have one row for each value. */
export function nameOfRow({ game, play, value }: Row): string {
  return `${game} ${play} ${value}`
}

/** The field of a goal that contains the goal's formula. */
const SAID: Readonly<Record<Row['value'], string>> = {
  outcome: 'isP',
  remoteness: 'remoteness',
  grundy: 'says',
}
