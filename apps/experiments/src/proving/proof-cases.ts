import { type CaseParameters, casesOf } from '@nim/conjectures'
import { type CardData, writtenProofOf } from '@nim/conjectures/cards'
import { type Provable, PROVABLE, provableOf } from '@nim/conjectures/goals'
import type { Goal } from '@nim/prover'
import { type CaseFlags, restrictionsFor } from '../arguments/restrictions.ts'
import { selectCards } from '../arguments/select-claims.ts'
import { UsageError } from '../usage-error.ts'

/** A case of a claim, with the goals that together prove it. */
export interface ProofCase {
  readonly claim: string
  readonly case: CaseParameters
  readonly goals: readonly Goal[]
}

/** The cases and goals of a run. */
export interface ProofPlan {
  /** The requested cases, followed by the cases of corrected claims that the run also proves. */
  readonly cases: readonly ProofCase[]
  /** All goals, without duplicates. A goal comes before the goals that assume it. */
  readonly goals: readonly Goal[]
}

/**
 * The cases that the names and flags of the command line select. A glob or `all` selects only
 * claims that have goals.
 *
 * @throws UsageError if a named claim, or every claim of a glob, has no goal; if no case is left
 */
export function proofPlan(names: readonly string[], flags: CaseFlags): ProofPlan {
  const chosen = provedClaims(names)
  const ranges = restrictionsFor(
    chosen.map(({ claim, provable }) => ({ ...claim, parameters: provable.parameters })),
    flags,
  )
  const selection = chosen.flatMap(({ provable }, i) =>
    casesOf(provable.parameters, ranges[i]!).map((parameters) => proofCase(provable, parameters)),
  )
  if (selection.length === 0)
    throw new UsageError('these claims have no case in the requested ranges')
  return planWith(withAlong(selection))
}

/** The plan that proves these cases, and the cases of claims that their goals assume. */
export function planWith(selection: readonly ProofCase[]): ProofPlan {
  const assumed = selection.flatMap(({ goals }) => goals.flatMap((goal) => assumedBy(goal) ?? []))
  const missing = [...new Set(assumed)].filter((id) => selection.every(({ claim }) => claim !== id))
  const cases = [...selection, ...missing.map((id) => proofCaseOf(id, {}))]
  return { cases, goals: inOrder(cases.flatMap(({ goals }) => goals)) }
}

/** The goals of one case of a claim. @throws UsageError if the claim has no goals */
export function proofCaseOf(claim: string, parameters: CaseParameters): ProofCase {
  const provable = provableOf(claim)
  if (provable === undefined)
    throw new UsageError(`neither points nor a solver can decide ${claim}`)
  return proofCase(provable, parameters)
}

/** If this goal assumes another goal, the claim of that other goal. */
export function assumedBy(goal: Goal): string | undefined {
  return goal.kind === 'restricted' ? goal.assumed : undefined
}

function proofCase({ claim, goals }: Provable, parameters: CaseParameters): ProofCase {
  return { claim, case: parameters, goals: goals(parameters) }
}

function provedClaims(names: readonly string[]): { claim: CardData; provable: Provable }[] {
  const claims = names.flatMap((name) => {
    const claims = selectCards([name])
    const provable = claims.flatMap((claim) => {
      const how = provableOf(claim.id)
      return how === undefined ? [] : [{ claim, provable: how }]
    })
    if (provable.length === 0) {
      const by = claims.some(({ id }) => writtenProofOf(id) !== undefined)
        ? 'use --by written; '
        : ''
      const known = PROVABLE.map(({ claim }) => claim).join(', ')
      throw new UsageError(
        `neither points nor a solver can decide '${name}'; ${by}the claims that they can decide are ${known}`,
      )
    }
    return provable
  })
  return claims.filter(({ claim }, i) => claims.findIndex((other) => other.claim === claim) === i)
}

/**
 * The selected cases, followed by the cases of corrected claims that the same run proves. No case
 * occurs twice.
 */
function withAlong(selection: readonly ProofCase[]): ProofCase[] {
  const ids = selection.flatMap(({ claim }) => provableOf(claim)!.along ?? [])
  const missing = [...new Set(ids)].filter((id) => selection.every(({ claim }) => claim !== id))
  return [...selection, ...missing.map((id) => proofCaseOf(id, {}))]
}

function inOrder(goals: readonly Goal[]): Goal[] {
  const byId = new Map(goals.map((goal) => [goal.id, goal]))
  const assumed = new Set(goals.flatMap((goal) => assumedBy(goal) ?? []))
  const all = [...byId.values()]
  return [...all.filter(({ id }) => assumed.has(id)), ...all.filter(({ id }) => !assumed.has(id))]
}
