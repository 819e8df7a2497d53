import type { TableValue } from '@nim/bruteforce'
import { isFormulaId } from '@nim/conjectures/formula-claims'
import { oneLine } from '@nim/core/rules'
import { isRulesetName } from '../arguments/asked-ruleset.ts'
import type { ProofWay } from '../arguments/methods-of-proof.ts'
import { playOf, type PlayFlags } from '../arguments/play.ts'
import type { CaseFlags } from '../arguments/restrictions.ts'
import { askedFormula, type AskedFormula } from '../testing/asked-formula.ts'
import { UsageError } from '../usage-error.ts'
import type { SmtFlags } from './prove-by-smt.ts'

/** The options of a formula about the ruleset in the first argument. */
interface FormulaFlags extends PlayFlags {
  readonly says?: string
  readonly value?: TableValue
}

/** The options of a proof. */
export interface ProveFlags extends SmtFlags, CaseFlags, FormulaFlags {
  readonly by?: ProofWay
  readonly shard?: string
}

/** The name of an option of a proof. */
export type ProveFlag = keyof ProveFlags

/**
 * The subject of a proof: a list of claims, a formula about a game, or directories that contain
 * parts of a certificate.
 */
export type Subject =
  | { readonly kind: 'claims'; readonly names: readonly string[] }
  | { readonly kind: 'formula'; readonly asked: AskedFormula }
  | { readonly kind: 'parts'; readonly directories: readonly string[] }

const OF_FORMULAS = ['says', 'value', 'play', 'misere'] as const
const OF_CASES = ['n', 'k', 'l', 'where'] as const

/**
 * The subject that the arguments of the command describe. With `--by parts`, the arguments are
 * directories. A ruleset, or the module of a game, is a single argument and needs `--says`. All
 * other arguments are claims.
 *
 * @throws (by rejection) UsageError if the options do not match the subject, or if the ruleset or
 * the formula is invalid
 */
export async function subjectOf(names: readonly string[], flags: ProveFlags): Promise<Subject> {
  if (flags.by === 'parts') {
    refuse(flags, [...OF_FORMULAS, ...OF_CASES], '--by parts')
    return { kind: 'parts', directories: names }
  }
  const [game, ...others] = names
  if (game === undefined) {
    throw new UsageError('expected claims, or a ruleset with --says <formula>')
  }
  // If the argument names a module of claims, report errors about claims. If the argument names the
  // module of a game, a formula is required.
  if (!isRulesetName(game, flags.says !== undefined)) {
    const ruleset = names.find((name) => isRulesetName(name, false))
    if (ruleset !== undefined) throw new UsageError(alone(ruleset))
    refuse(flags, OF_FORMULAS, 'a proof of claims (no ruleset as the first argument)')
    const formula = names.find(isFormulaId)
    if (formula !== undefined) {
      throw new UsageError(`'${oneLine(formula)}': write the ruleset, then --says <formula>`)
    }
    return { kind: 'claims', names }
  }
  if (others.length > 0) throw new UsageError(alone(game))
  const { says } = flags
  if (says === undefined) {
    throw new UsageError(
      `'${game}' is a ruleset: add --says <formula> to prove a formula, or --by shifts to solve the game by shift rules`,
    )
  }
  refuse(flags, OF_CASES, 'a proof of a formula')
  return { kind: 'formula', asked: await askedFormula(game, says, playOf(flags), flags.value) }
}

function alone(ruleset: string): string {
  return `the ruleset '${ruleset}' must be the only argument before --says <formula>; leave out the other arguments`
}

/** @throws UsageError if one of these options is present */
function refuse(flags: ProveFlags, names: readonly ProveFlag[], why: string): void {
  const option = names.find((name) => flags[name] !== undefined)
  if (option !== undefined) throw new UsageError(`${why} does not accept ${spelt(option)}`)
}

/** The spelling of an option on the command line: `--query-memory` for `queryMemory`. */
export function spelt(name: ProveFlag): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
