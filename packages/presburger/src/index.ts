/**
 * Formulas of linear integer arithmetic with congruences. A single representation as data serves
 * every use.
 */
export type {
  Branch,
  Comparison,
  Congruence,
  Connective,
  Constant,
  Count,
  Div,
  Expression,
  Extremum,
  Formula,
  Indicator,
  Ite,
  Junction,
  Mod,
  Not,
  Plus,
  Relation,
  Term,
  Times,
  Truth,
  Variable,
} from './syntax/syntax.ts'
export type { Clause } from './syntax/clause.ts'
export { childrenOf, isTerm, subexpressionsOf } from './syntax/children.ts'
export { compareExpressions } from './syntax/compare.ts'
export { equal, type Interner, interner } from './syntax/interner.ts'
export { gcd } from './syntax/exact.ts'
export { MOST_PARTS, partsOf, usesOf } from './syntax/parts.ts'
export { freshName, isVariableName } from './syntax/names.ts'
export {
  ceilDiv,
  constant,
  count,
  div,
  indicator,
  integer,
  integers,
  ite,
  max,
  min,
  minus,
  mod,
  negate,
  plus,
  type TermLike,
  times,
} from './build/terms.ts'
export {
  and,
  branch,
  compare,
  congruent,
  eq,
  even,
  FALSE,
  firstCase,
  ge,
  gt,
  iff,
  implies,
  le,
  lt,
  ne,
  not,
  odd,
  or,
  TRUE,
  truth,
  xor,
} from './build/formulas.ts'
export { bottomUp, type Rebuilding } from './build/rebuild.ts'
export { assign, type Assignment } from './evaluate/assignment.ts'
export { evaluate, evaluateTerm } from './evaluate/evaluate.ts'
export { exactBound } from './evaluate/exact-bound.ts'
export { freeVariables } from './analyse/free-variables.ts'
export { modulusOf } from './analyse/modulus-of.ts'
export { periodIn } from './analyse/period-in.ts'
export { periodsOf } from './analyse/periods-of.ts'
export {
  compile,
  compileTerm,
  compileToClosures,
  type Predicate,
  sourceOf,
  type TermFunction,
} from './compile/compile.ts'
export { compileRows, type RowFiller } from './compile/compile-rows.ts'
export { madeOnce } from './compile/made-once.ts'
export { clausesText, LONG_TEXT, toText } from './print/text.ts'
export { toLatex } from './print/latex.ts'
export { toMathML } from './print/mathml.ts'
export { toSharedSmtLib, toSmtLib } from './print/smtlib.ts'
export { smtLibScript, type SmtLibScriptOptions } from './print/smtlib-script.ts'
export { FormulaError } from './parse/formula-error.ts'
export { unreadable } from './parse/unreadable.ts'
export { parse, parseClauses, parseTerm } from './parse/parse.ts'
export type { NamedFunction, Vocabulary } from './parse/vocabulary.ts'
export { type Definition, extendByDefinitions, type Purified, purify } from './transform/purify.ts'
export { simplifier } from './transform/simplifier.ts'
export { simplify, simplifyTerm } from './transform/simplify.ts'
export { substitute, type Substitution } from './transform/substitute.ts'
