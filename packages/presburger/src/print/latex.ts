import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula, Relation, Term, Times } from '../syntax/syntax.ts'
import { namesInText } from './text.ts'
import { GREEK, isLoose, isTight, isTruth, nameParts } from './typeset.ts'

/**
 * Prints an expression as LaTeX for math mode. The package `amsmath` is needed for cases, `\bmod`
 * and `\pmod`. A name of letters and digits becomes a letter with a subscript: `x12` becomes
 * `x_{12}`. `[f]` is the Iverson bracket, and a count is a sum of such brackets. Each named part
 * has its own line above the main expression.
 */
export function toLatex(expression: Expression): string {
  const { definitions, nameOf } = namesInText(expression)
  const own = printer((part) => {
    const name = nameOf(part)
    return name === null ? null : nameLatex(name)
  })
  const lines = definitions.map(({ name, part }) => `${nameLatex(name)} := ${own(part)}`)
  return lines.length === 0
    ? own(expression)
    : `\\begin{gathered} ${[...lines, own(expression)].join(' \\\\ ')} \\end{gathered}`
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  '<=': '\\le',
  '<': '<',
  '=': '=',
  '!=': '\\ne',
  '>=': '\\ge',
  '>': '>',
}

/**
 * Prints an expression as LaTeX. The expression itself is written in full, and its parts may be
 * printed as names.
 *
 * @param nameOf the name of a part; null if the part is written in full
 */
function printer(nameOf: (part: Expression) => string | null): (expression: Expression) => string {
  const termLatex = (term: Term): string => nameOf(term) ?? ownTerm(term)
  const formulaLatex = (formula: Formula): string => nameOf(formula) ?? ownFormula(formula)
  const ownTerm = (term: Term): string => {
    switch (term.kind) {
      case 'constant':
        return String(term.value)
      case 'variable':
        return nameLatex(term.name)
      case 'plus':
        return term.terms.map((t, i) => summand(t, i === 0)).join('')
      case 'times':
        return multiple(term, true)
      case 'div':
        return `\\left\\lfloor \\frac{${termLatex(term.term)}}{${term.divisor}} \\right\\rfloor`
      case 'mod':
        return `${operand(term.term)} \\bmod ${term.modulus}`
      case 'min':
      case 'max':
        return `\\${term.kind}(${term.terms.map(termLatex).join(', ')})`
      case 'count':
        return term.formulas.map((f) => bracket(formulaLatex(f))).join(' + ')
      case 'indicator':
        return bracket(formulaLatex(term.formula))
      case 'ite':
        return cases(
          formulaLatex(term.condition),
          termLatex(term.consequent),
          termLatex(term.alternative),
        )
    }
  }

  const summand = (term: Term, isFirst: boolean): string => {
    const [plus, minus] = isFirst ? ['', '-'] : [' + ', ' - ']
    const name = nameOf(term)
    if (name !== null) return plus + name
    if (term.kind === 'constant') return `${term.value < 0 ? minus : plus}${Math.abs(term.value)}`
    if (term.kind === 'times') return multiple(term, isFirst)
    return plus + (term.kind === 'plus' ? parentheses(ownTerm(term)) : ownTerm(term))
  }

  const operand = (term: Term): string =>
    nameOf(term) ?? (isLoose(term) ? parentheses(ownTerm(term)) : ownTerm(term))

  const ownFormula = (formula: Formula): string => {
    switch (formula.kind) {
      case 'true':
        return '\\top'
      case 'false':
        return '\\bot'
      case 'comparison':
        return `${termLatex(formula.left)} ${RELATIONS[formula.relation]} ${termLatex(formula.right)}`
      case 'congruence':
        return `${termLatex(formula.term)} \\equiv ${formula.residue} \\pmod{${formula.modulus}}`
      case 'not':
        return `\\lnot ${negated(formula.formula)}`
      case 'and':
        return formula.formulas.map(member).join(' \\land ')
      case 'or':
        return formula.formulas.map(member).join(' \\lor ')
      case 'implies':
        return `${member(formula.left)} \\Rightarrow ${member(formula.right)}`
      case 'iff':
        return `${member(formula.left)} \\Leftrightarrow ${member(formula.right)}`
      case 'xor':
        return `${member(formula.left)} \\oplus ${member(formula.right)}`
      case 'branch':
        return cases(
          formulaLatex(formula.condition),
          formulaLatex(formula.consequent),
          formulaLatex(formula.alternative),
        )
    }
  }

  const member = (formula: Formula): string =>
    nameOf(formula) ?? (isTight(formula) ? ownFormula(formula) : parentheses(ownFormula(formula)))

  const negated = (formula: Formula): string => {
    const bare = isTruth(formula) ? ownFormula(formula) : nameOf(formula)
    return bare ?? parentheses(ownFormula(formula))
  }
  const multiple = ({ factor, term }: Times, isFirst: boolean): string => {
    const [plus, minus] = isFirst ? ['', '-'] : [' + ', ' - ']
    const size = Math.abs(factor)
    return `${factor < 0 ? minus : plus}${size === 1 ? '' : `${size} `}${operand(term)}`
  }
  return (expression) => (isTerm(expression) ? ownTerm(expression) : ownFormula(expression))
}

/** `x1` → `x_{1}`, `alpha` → `\alpha`, `x1_2` → `x_{1,2}`, `red` → `\mathit{red}`. */
function nameLatex(name: string): string {
  const { stem, indices } = nameParts(name)
  if (indices.length === 0) return stem === '' ? `{${'\\_'.repeat(name.length)}}` : stemLatex(stem)
  return `${stemLatex(stem)}_{${indices.join(',')}}`
}

function stemLatex(letters: string): string {
  if (GREEK.has(letters)) return `\\${letters}`
  if (letters === '') return '{}'
  return letters.length > 1 ? `\\mathit{${letters}}` : letters
}

function parentheses(inside: string): string {
  return `\\left(${inside}\\right)`
}

function bracket(inside: string): string {
  return `\\left[${inside}\\right]`
}

function cases(condition: string, then: string, otherwise: string): string {
  const rows = `${then} & \\text{if } ${condition} \\\\ ${otherwise} & \\text{otherwise}`
  return `\\begin{cases} ${rows} \\end{cases}`
}
