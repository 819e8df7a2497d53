import { freeVariables } from '../analyse/free-variables.ts'
import { compareNames } from '../syntax/compare.ts'
import type { Formula } from '../syntax/syntax.ts'
import { toSharedSmtLib } from './smtlib.ts'

/** The contents of a script apart from its assertions. */
export interface SmtLibScriptOptions {
  /** The comment lines at the top. */
  readonly comments?: readonly string[]
  /** If true, the script requests the values of the variables after `check-sat`. */
  readonly model?: boolean
}

/**
 * A complete SMT-LIB 2 script in QF_LIA: declarations of the variables in the order of their names,
 * one `assert` for each formula, and `check-sat`. Equal formulas produce equal bytes.
 */
export function smtLibScript(
  assertions: readonly Formula[],
  { comments = [], model = false }: SmtLibScriptOptions = {},
): string {
  const names = [...new Set(assertions.flatMap(freeVariables))].sort(compareNames)
  const lines = [
    ...comments.flatMap((comment) => comment.split(/\r?\n/)).map((line) => `; ${line}`.trimEnd()),
    ...(model ? ['(set-option :produce-models true)'] : []),
    '(set-logic QF_LIA)',
    ...names.map((name) => `(declare-const ${name} Int)`),
    ...assertions.map((assertion) => `(assert ${toSharedSmtLib(assertion)})`),
    '(check-sat)',
    ...(model && names.length > 0 ? [`(get-value (${names.join(' ')}))`] : []),
  ]
  return `${lines.join('\n')}\n`
}
