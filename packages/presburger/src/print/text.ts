/**
 * The text form. Grammar, loosest first; `→` associates to the right, chains of one operator are one
 * node, everything else needs parentheses:
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
 *
 * One factor of `*` is a constant. `[f]` is 1 if f is true, otherwise 0; `x == r (mod m)` is a
 * congruence; a part `if … then … else …` extends as far as it can. The parser also takes
 * ≤ ≠ ≥ ≡ ∧ ∨ ¬ → ↔ ⊕ and − for the words and signs, `==` without `(mod m)` for `=`, and chains of
 * comparisons, `a <= b <= c`.
 */
import { isTerm } from '../syntax/children.ts'
import type { Clause } from '../syntax/clause.ts'
import type { Expression, Formula, Term } from '../syntax/syntax.ts'

/** The text of a term or formula; `parse` reads it back to an equal value. */
export function toText(expression: Expression): string {
  return isTerm(expression) ? termText(expression) : formulaText(expression)
}

/** The text of clauses; `parseClauses` reads it back to equal ones. */
export function clausesText(clauses: readonly Clause[]): string {
  return clauses
    .map(({ says, where }) => toText(says) + (where === undefined ? '' : ` if ${toText(where)}`))
    .join('; ')
}

function termText(term: Term): string {
  switch (term.kind) {
    case 'constant':
      return String(term.value)
    case 'variable':
      return term.name
    case 'plus':
      return term.terms.map((t, i) => summand(t, i === 0)).join('')
    case 'times':
      return summand(term, true)
    case 'div':
      return `${operand(term.term)} div ${term.divisor}`
    case 'mod':
      return `${operand(term.term)} mod ${term.modulus}`
    case 'min':
    case 'max':
      return `${term.kind}(${term.terms.map(termText).join(', ')})`
    case 'count':
      return `count(${term.formulas.map(formulaText).join(', ')})`
    case 'indicator':
      return `[${formulaText(term.formula)}]`
    case 'ite':
      return conditional(term.condition, termText(term.consequent), termText(term.alternative))
  }
}

/** A member of a sum with its sign; the first shows only a minus. */
function summand(term: Term, isFirst: boolean): string {
  const [plus, minus] = isFirst ? ['', '-'] : [' + ', ' - ']
  if (term.kind === 'constant') return `${term.value < 0 ? minus : plus}${Math.abs(term.value)}`
  if (term.kind === 'times') {
    const size = Math.abs(term.factor)
    const factor = size === 1 ? '' : `${size}*`
    return `${term.factor < 0 ? minus : plus}${factor}${operand(term.term)}`
  }
  const isLoose = term.kind === 'plus' || term.kind === 'ite'
  return `${plus}${isLoose ? `(${termText(term)})` : termText(term)}`
}

/** A member of a product: what is not one symbol or call gets parentheses. */
function operand(term: Term): string {
  const isTight =
    term.kind === 'variable' ||
    term.kind === 'min' ||
    term.kind === 'max' ||
    term.kind === 'count' ||
    term.kind === 'indicator' ||
    (term.kind === 'constant' && term.value >= 0)
  return isTight ? termText(term) : `(${termText(term)})`
}

function formulaText(formula: Formula): string {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return formula.kind
    case 'comparison':
      return `${side(formula.left)} ${formula.relation} ${side(formula.right)}`
    case 'congruence':
      return `${side(formula.term)} == ${formula.residue} (mod ${formula.modulus})`
    case 'not':
      return isWord(formula.formula)
        ? `not ${formulaText(formula.formula)}`
        : `not (${formulaText(formula.formula)})`
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
      return conditional(
        formula.condition,
        formulaText(formula.consequent),
        formulaText(formula.alternative),
      )
  }
}

function side(term: Term): string {
  return term.kind === 'ite' ? `(${termText(term)})` : termText(term)
}

function member(formula: Formula): string {
  const isAtom = isWord(formula) || formula.kind === 'comparison' || formula.kind === 'congruence'
  return isAtom ? formulaText(formula) : `(${formulaText(formula)})`
}

function isWord({ kind }: Formula): boolean {
  return kind === 'true' || kind === 'false' || kind === 'not'
}

function conditional(condition: Formula, then: string, otherwise: string): string {
  return `if ${formulaText(condition)} then ${then} else ${otherwise}`
}
