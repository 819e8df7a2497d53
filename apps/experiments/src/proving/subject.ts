import type { TableValue } from '@nim/bruteforce'
import { isFormulaId } from '@nim/conjectures/formula-claims'
import { oneLine } from '@nim/core/rules'
import { isRulesetName } from '../arguments/asked-ruleset.ts'
import type { ProofWay } from '../arguments/options.ts'
import { playOf, type PlayFlags } from '../arguments/play.ts'
import type { CaseFlags } from '../arguments/restrictions.ts'
import { askedFormula, type AskedFormula } from '../testing/asked-formula.ts'
import { UsageError } from '../usage-error.ts'
import type { SmtFlags } from './prove-by-smt.ts'

/** A formula about the ruleset in the first argument. */
interface FormulaFlags extends PlayFlags {
  readonly says?: string
  readonly value?: TableValue
}

/** The options of a proof. */
export interface ProveFlags extends SmtFlags, CaseFlags, FormulaFlags {
  readonly by?: ProofWay
  readonly shard?: string
}

/** The name of one of these options. */
export type ProveFlag = keyof ProveFlags

/** The subject of a proof: claims, a formula about a game, or directories with parts of a certificate. */
export type Subject =
  | { readonly kind: 'claims'; readonly names: readonly string[] }
  | { readonly kind: 'formula'; readonly asked: AskedFormula }
  | { readonly kind: 'parts'; readonly directories: readonly string[] }

const OF_FORMULAS = ['says', 'value', 'play', 'misere'] as const
const OF_CASES = ['n', 'k', 'l', 'where'] as const

/**
 * The subject that the arguments of the command name. Their form decides: with `--by parts` they
 * are directories; a ruleset, or the module of a game, is the only argument before `--says`; all
 * other arguments are claims.
 *
 * @throws (by rejection) UsageError if the options do not fit, or the ruleset or the formula is
 * wrong
 */
export async function subjectOf(names: readonly string[], flags: ProveFlags): Promise<Subject> {
  if (flags.by === 'parts') {
    refuse(flags, [...OF_FORMULAS, ...OF_CASES], '--by parts joins what is there and')
    return { kind: 'parts', directories: names }
  }
  const [game, ...others] = names
  if (game === undefined) {
    throw new UsageError('expected claims, or a ruleset with --says <formula>')
  }
  // an argument that names a module of claims gets the error for claims; a module of a game needs a
  // formula
  if (!isRulesetName(game, flags.says !== undefined)) {
    const ruleset = names.find((name) => isRulesetName(name, false))
    if (ruleset !== undefined) throw new UsageError(alone(ruleset))
    refuse(flags, OF_FORMULAS, 'a proof of claims, without a ruleset as the first argument,')
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
      `'${game}' is a ruleset: give --says <formula> to prove a formula, or --by shifts to solve the game by shift rules`,
    )
  }
  refuse(flags, OF_CASES, 'a proof of a formula')
  return { kind: 'formula', asked: await askedFormula(game, says, playOf(flags), flags.value) }
}

function alone(ruleset: string): string {
  return `the ruleset '${ruleset}' stands alone, before --says <formula>; leave out the other arguments`
}

/** @throws UsageError if one of these options is given */
function refuse(flags: ProveFlags, names: readonly ProveFlag[], why: string): void {
  const option = names.find((name) => flags[name] !== undefined)
  if (option !== undefined) throw new UsageError(`${why} takes no ${spelt(option)}`)
}

/** The spelling of an option: `--query-memory` for `queryMemory`. */
export function spelt(name: ProveFlag): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
