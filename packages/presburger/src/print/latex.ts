import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula, Relation, Term } from '../syntax/syntax.ts'
import { GREEK, isLoose, isTight, isTruth, nameParts } from './typeset.ts'

/**
 * LaTeX for mathematics mode, with `amsmath` for cases, `\bmod` and `\pmod`. A name of letters and
 * digits becomes a letter with a subscript, `x12` as `x_{12}`; `[f]` is Iverson's bracket; a count
 * is a sum of such brackets.
 */
export function toLatex(expression: Expression): string {
  return isTerm(expression) ? termLatex(expression) : formulaLatex(expression)
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  '<=': '\\le',
  '<': '<',
  '=': '=',
  '!=': '\\ne',
  '>=': '\\ge',
  '>': '>',
}

function termLatex(term: Term): string {
  switch (term.kind) {
    case 'constant':
      return String(term.value)
    case 'variable':
      return nameLatex(term.name)
    case 'plus':
      return term.terms.map((t, i) => summand(t, i === 0)).join('')
    case 'times':
      return summand(term, true)
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
      return cases(term.condition, termLatex(term.consequent), termLatex(term.alternative))
  }
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

function summand(term: Term, isFirst: boolean): string {
  const [plus, minus] = isFirst ? ['', '-'] : [' + ', ' - ']
  if (term.kind === 'constant') return `${term.value < 0 ? minus : plus}${Math.abs(term.value)}`
  if (term.kind === 'times') {
    const size = Math.abs(term.factor)
    return `${term.factor < 0 ? minus : plus}${size === 1 ? '' : `${size} `}${operand(term.term)}`
  }
  return `${plus}${term.kind === 'plus' ? parentheses(termLatex(term)) : termLatex(term)}`
}

function operand(term: Term): string {
  return isLoose(term) ? parentheses(termLatex(term)) : termLatex(term)
}

function formulaLatex(formula: Formula): string {
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
      return `\\lnot ${isTruth(formula.formula) ? formulaLatex(formula.formula) : parentheses(formulaLatex(formula.formula))}`
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
        formula.condition,
        formulaLatex(formula.consequent),
        formulaLatex(formula.alternative),
      )
  }
}

function member(formula: Formula): string {
  return isTight(formula) ? formulaLatex(formula) : parentheses(formulaLatex(formula))
}

function parentheses(inside: string): string {
  return `\\left(${inside}\\right)`
}

function bracket(inside: string): string {
  return `\\left[${inside}\\right]`
}

function cases(condition: Formula, then: string, otherwise: string): string {
  const rows = `${then} & \\text{if } ${formulaLatex(condition)} \\\\ ${otherwise} & \\text{otherwise}`
  return `\\begin{cases} ${rows} \\end{cases}`
}
