/**
 * The text form. The grammar below lists the operators in order of precedence, lowest first. `→`
 * associates to the right, and a chain of one operator is a single node. All other combinations
 * need parentheses:
 *
 *     formula     = "if" formula "then" formula "else" formula | equivalence
 *     equivalence = implication { ("<->" | "xor") implication }
 *     implication = disjunction [ "->" implication ]
 *     disjunction = conjunction { "or" conjunction }
 *     conjunction = negation { "and" negation }
 *     negation    = "not" negation | atom
 *     atom        = "true" | "false" | "(" formula ")" | term relation term
 *                 | term "==" term "(" "mod" numeral ")"
 *     relation    = "<=" | "<" | "=" | "!=" | ">=" | ">"
 *     term        = "if" formula "then" term "else" term | sum
 *     sum         = [ "-" ] product { ("+" | "-") product }
 *     product     = factor { "*" factor | "div" numeral | "mod" numeral }
 *     factor      = numeral | name | "(" term ")" | "[" formula "]"
 *                 | ("min" | "max") "(" term { "," term } ")"
 *                 | "count" "(" formula { "," formula } ")"
 *     name        = letter or "_" { letter | digit | "_" }
 *     clauses     = formula [ "if" formula ] { ";" formula [ "if" formula ] }
 *     part        = name ":=" ( formula | term ) ";"
 *
 * Parts come before a formula, a term or clauses:
 * `a1 := x1 + x2; a1 >= 3 or a1 == 0 (mod 2)`. After its definition, the name of a part refers to
 * this part, and to nothing else.
 *
 * At least one factor of `*` is a constant. `[f]` is 1 if f is true, otherwise 0. `x == r (mod m)`
 * is a congruence. A part `if … then … else …` extends as far as it can.
 *
 * The parser also accepts other signs (see parse/tokens.ts), chains such as `a <= b <= c`, `2x1`,
 * `t is even`, `odd(t)`, `mod(t, m)`, `t ≡ u mod m`, `t ≡ u (m)` and `t ≡ u [m]`.
 * The parser rejects `x1 = 0 mod 2`, which looks like a congruence but is not a congruence.
 */
import { isTerm } from '../syntax/children.ts'
import { type Clause, formulasOf } from '../syntax/clause.ts'
import type { Expression, Formula, Term, Times } from '../syntax/syntax.ts'
import { isLargeAsTree, type NamedParts, namedParts, NO_NAMES } from './named-parts.ts'

/** In a text longer than this, parts that occur more than once receive names. */
export const LONG_TEXT = 15_000

/**
 * The text of a term or formula; `parse` reads it back to an equal value. A long text begins with
 * definitions of the parts that occur more than once.
 */
export function toText(expression: Expression): string {
  return textOf([expression], ({ text }) => text(expression))
}

/**
 * The text of clauses; `parseClauses` reads it back to equal clauses. Parts are named in the same
 * way as in {@link toText}.
 */
export function clausesText(clauses: readonly Clause[]): string {
  return textOf(clauses.flatMap(formulasOf), ({ text }) =>
    clauses
      .map(({ says, where }) => text(says) + (where === undefined ? '' : ` if ${text(where)}`))
      .join('; '),
  )
}

/**
 * The definitions of the named parts of expressions, followed by the text that `write` produces.
 */
function textOf(expressions: readonly Expression[], write: (printer: Printer) => string): string {
  const flat = isLargeAsTree(expressions, LONG_TEXT) ? null : write(printer(NO_NAMES.nameOf))
  if (flat !== null && flat.length <= LONG_TEXT) return flat
  const { definitions, nameOf } = namesFor(expressions)
  const named = printer(nameOf)
  const defined = definitions.map(({ name, part }) => `${name} := ${named.own(part)}`)
  return [...defined, write(named)].join('; ')
}

/** The names that the text of an expression gives to its parts, for other printers. */
export function namesInText(expression: Expression): NamedParts {
  if (!isLargeAsTree([expression], LONG_TEXT)) {
    const { length } = printer(NO_NAMES.nameOf).text(expression)
    if (length <= LONG_TEXT) return NO_NAMES
  }
  return namesFor([expression])
}

function namesFor(expressions: readonly Expression[]): NamedParts {
  return namedParts(expressions, (part, nameOf) => printer(nameOf).own(part))
}

interface Printer {
  /** The name of the expression, or its text. */
  readonly text: (expression: Expression) => string
  /** The text of the expression, with names only for its parts. */
  readonly own: (expression: Expression) => string
}

/**
 * A printer that produces text.
 * @param nameOf the name of a part; null if the part is written in full
 */
function printer(nameOf: (part: Expression) => string | null): Printer {
  const own = (expression: Expression): string =>
    isTerm(expression) ? termText(expression) : formulaText(expression)
  const text = (expression: Expression): string => nameOf(expression) ?? own(expression)

  const termText = (term: Term): string => {
    switch (term.kind) {
      case 'constant':
        return String(term.value)
      case 'variable':
        return term.name
      case 'plus':
        return term.terms.map((t, i) => summand(t, i === 0)).join('')
      case 'times':
        return multiple(term, true)
      case 'div':
        return `${operand(term.term)} div ${term.divisor}`
      case 'mod':
        return `${operand(term.term)} mod ${term.modulus}`
      case 'min':
      case 'max':
        return `${term.kind}(${term.terms.map(text).join(', ')})`
      case 'count':
        return `count(${term.formulas.map(text).join(', ')})`
      case 'indicator':
        return `[${text(term.formula)}]`
      case 'ite':
        return conditional(term.condition, term.consequent, term.alternative)
    }
  }
  /** A signed member of a sum. The first member shows its sign only if the sign is a minus. */
  const summand = (term: Term, isFirst: boolean): string => {
    const plus = isFirst ? '' : ' + '
    const name = nameOf(term)
    if (name !== null) return plus + name
    if (term.kind === 'times') return multiple(term, isFirst)
    if (term.kind === 'constant') return signed(term.value, isFirst) + Math.abs(term.value)
    const isLoose = term.kind === 'plus' || term.kind === 'ite'
    return plus + (isLoose ? `(${termText(term)})` : termText(term))
  }
  const multiple = ({ factor, term }: Times, isFirst: boolean): string => {
    const size = Math.abs(factor)
    return `${signed(factor, isFirst)}${size === 1 ? '' : `${size}*`}${operand(term)}`
  }
  /** A member of a product, in parentheses unless it is a single symbol or a call. */
  const operand = (term: Term): string => {
    const isTight =
      term.kind === 'variable' ||
      term.kind === 'min' ||
      term.kind === 'max' ||
      term.kind === 'count' ||
      term.kind === 'indicator' ||
      (term.kind === 'constant' && term.value >= 0)
    return nameOf(term) ?? (isTight ? termText(term) : `(${termText(term)})`)
  }

  const formulaText = (formula: Formula): string => {
    switch (formula.kind) {
      case 'true':
      case 'false':
        return formula.kind
      case 'comparison':
        return `${side(formula.left)} ${formula.relation} ${side(formula.right)}`
      case 'congruence':
        return `${side(formula.term)} == ${formula.residue} (mod ${formula.modulus})`
      case 'not':
        return `not ${isWord(formula.formula) ? text(formula.formula) : parenthesised(formula.formula)}`
      case 'and':
      case 'or':
        return formula.formulas.map(member).join(` ${formula.kind} `)
      case 'implies':
        return `${member(formula.left)} -> ${member(formula.right)}`
      case 'iff':
        return `${member(formula.left)} <-> ${member(formula.right)}`
      case 'xor':
        return `${member(formula.left)} xor ${member(formula.right)}`
      case 'branch':
        return conditional(formula.condition, formula.consequent, formula.alternative)
    }
  }
  /** One side of a relation. The parser rejects `0 mod 4` there: it looks like a congruence. */
  const side = (term: Term): string =>
    term.kind === 'ite' || (term.kind === 'mod' && term.term.kind === 'constant')
      ? parenthesised(term)
      : text(term)
  const member = (formula: Formula): string => {
    const isAtom = isWord(formula) || formula.kind === 'comparison' || formula.kind === 'congruence'
    return isAtom ? text(formula) : parenthesised(formula)
  }
  /** The name, which needs no parentheses, or else the text in parentheses. */
  const parenthesised = (expression: Expression): string =>
    nameOf(expression) ?? `(${own(expression)})`
  const conditional = (condition: Formula, then: Expression, otherwise: Expression): string =>
    `if ${text(condition)} then ${text(then)} else ${text(otherwise)}`

  return { text, own }
}

/** The sign that precedes a member of a sum. */
function signed(value: number, isFirst: boolean): string {
  const [plus, minus] = isFirst ? ['', '-'] : [' + ', ' - ']
  return value < 0 ? minus : plus
}

function isWord({ kind }: Formula): boolean {
  return kind === 'true' || kind === 'false' || kind === 'not'
}
