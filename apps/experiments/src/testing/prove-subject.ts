import type { TableValue } from '@nim/bruteforce'
import type { CaseFlags } from '../arguments/restrictions.ts'
import { emptyDirectory } from '../proving/certificates.ts'
import { type ProofPlan, proofPlan } from '../proving/proof-cases.ts'
import type { SmtFlags } from '../proving/prove-by-smt.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { askedFormula } from './asked-formula.ts'
import { formulaPlan } from './formula-plan.ts'

/** What --by names. */
export const WAYS = ['smt', 'points', 'written', 'coq'] as const
export type ProofWay = (typeof WAYS)[number]

/** A formula of one's own instead of claims. */
interface FormulaFlags {
  readonly game?: string
  readonly formula?: string
  readonly value?: TableValue
  readonly misere?: true
}

/** What the options say. */
export interface ProveFlags extends SmtFlags, CaseFlags, FormulaFlags {
  readonly by?: ProofWay
  readonly certificate?: string
  readonly shard?: string
  readonly merge?: true
  readonly coq?: string
}

/** How it is to be proved; `first`: at points where they decide, else by a solver. */
export function wayOf({ by, solver, shard, merge }: ProveFlags): ProofWay | 'first' {
  if (by !== undefined) return by
  return (solver ?? shard ?? merge) === undefined ? 'first' : 'smt'
}

/** The cases asked for; the directory for certificates is made. */
export async function planFor(names: readonly string[], flags: ProveFlags): Promise<ProofPlan> {
  const plan = await (flags.game === undefined
    ? readingInput(() => proofPlan(names, flags))
    : planOfFormula(flags.game, flags))
  if (flags.certificate !== undefined) await emptyDirectory(flags.certificate)
  return plan
}

async function planOfFormula(game: string, flags: ProveFlags): Promise<ProofPlan> {
  const { formula, misere, value } = flags
  const play = misere === true ? 'misere' : 'normal'
  const text = required(formula, '--formula <formula>')
  return formulaPlan(await askedFormula(game, text, play, value), wayOf(flags) === 'smt')
}

/** Claims, directories to be merged, or a game with a formula: one of them is what is to be proved. */
export function requireSubject(names: readonly string[], flags: ProveFlags): void {
  const { game, by } = flags
  if (game === undefined) {
    refuse(flags, ['formula', 'value', 'misere'], 'without --game prove')
    if (names.length > 0) return
    throw new UsageError('expected claims, or --game <ruleset> with --formula <formula>')
  }
  if (names.length > 0) {
    throw new UsageError(`--game is given instead of claims, got the claim '${names[0]!}'`)
  }
  refuse(flags, ['n', 'k', 'where', 'merge'], 'prove --game')
  if (by === 'written' || by === 'coq') throw new UsageError(`--by ${by} proves claims, no --game`)
}

/** @throws UsageError if one of these flags is given */
export function refuse(flags: ProveFlags, names: readonly (keyof ProveFlags)[], why: string): void {
  const given = names.find((name) => flags[name] !== undefined)
  if (given !== undefined) throw new UsageError(`${why} takes no --${given}`)
}
