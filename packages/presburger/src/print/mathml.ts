import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula, Relation, Term, Times } from '../syntax/syntax.ts'
import { namesInText } from './text.ts'
import { GREEK, isLoose, isTight, isTruth, nameParts } from './typeset.ts'

/**
 * Presentation MathML, as well-formed XML and as HTML: a `math` element that browsers display
 * without any script or style sheet. The element shows the same formula as `toLatex`, with the same
 * brackets. The columns of cases are left-aligned in browsers that support `columnalign`, and in
 * Chromium if the page has a rule for `mtable[columnalign] mtd`.
 *
 * @param names the texts to show instead of variables, with letters and indices as in names of
 *   variables; all text is escaped
 */
export function toMathML(
  expression: Expression,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const { definitions, nameOf } = namesInText(expression)
  const own = printerWith(names, (part) => {
    const name = nameOf(part)
    return name === null ? null : nameElement(name)
  })
  const defined = definitions.map(({ name, part }) =>
    row(nameElement(name), operator(':='), own(part)),
  )
  const inside = defined.length === 0 ? own(expression) : lines([...defined, own(expression)])
  return `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  '<=': '≤',
  '<': '&lt;',
  '=': '=',
  '!=': '≠',
  '>=': '≥',
  '>': '&gt;',
}

const INVISIBLE_TIMES = '<mo>\u2062</mo>'
const APPLIED_TO = '<mo>\u2061</mo>'

/**
 * Prints an expression as one element and uses names only for its parts.
 *
 * @param nameOf the element for the name of a part; null if the part is written in full
 */
function printerWith(
  names: ReadonlyMap<string, string>,
  nameOf: (part: Expression) => string | null,
): (expression: Expression) => string {
  const term = (t: Term): string => nameOf(t) ?? ownTerm(t)
  const formula = (f: Formula): string => nameOf(f) ?? ownFormula(f)
  const ownTerm = (t: Term): string => {
    switch (t.kind) {
      case 'constant':
        return number(t.value)
      case 'variable':
        return nameElement(names.get(t.name) ?? t.name)
      case 'plus':
        return row(...t.terms.map((each, i) => summand(each, i === 0)))
      case 'times':
        return row(multiple(t, true))
      case 'div':
        return row(
          operator('⌊'),
          `<mfrac>${term(t.term)}${number(t.divisor)}</mfrac>`,
          operator('⌋'),
        )
      case 'mod':
        return row(operand(t.term), operator('mod'), number(t.modulus))
      case 'min':
      case 'max':
        return row(
          `<mi>${t.kind}</mi>`,
          APPLIED_TO,
          parentheses(t.terms.map(term).join(operator(','))),
        )
      case 'count':
        return row(t.formulas.map((f) => iverson(f)).join(operator('+')))
      case 'indicator':
        return iverson(t.formula)
      case 'ite':
        return cases(formula(t.condition), term(t.consequent), term(t.alternative))
    }
  }

  /** A member of a sum, with its sign. The first member shows only a minus sign. */
  const summand = (t: Term, isFirst: boolean): string => {
    const sign = (isNegative: boolean): string => signOf(isNegative, isFirst)
    const name = nameOf(t)
    if (name !== null) return sign(false) + name
    if (t.kind === 'constant') return sign(t.value < 0) + number(Math.abs(t.value))
    if (t.kind === 'times') return multiple(t, isFirst)
    return sign(false) + (t.kind === 'plus' ? parentheses(ownTerm(t)) : ownTerm(t))
  }
  const multiple = (t: Times, isFirst: boolean): string => {
    const size = Math.abs(t.factor)
    const factor = size === 1 ? '' : number(size) + INVISIBLE_TIMES
    return signOf(t.factor < 0, isFirst) + factor + operand(t.term)
  }
  const operand = (t: Term): string =>
    nameOf(t) ?? (isLoose(t) ? parentheses(ownTerm(t)) : ownTerm(t))

  const ownFormula = (f: Formula): string => {
    switch (f.kind) {
      case 'true':
        return '<mi>⊤</mi>'
      case 'false':
        return '<mi>⊥</mi>'
      case 'comparison':
        return row(term(f.left), `<mo>${RELATIONS[f.relation]}</mo>`, term(f.right))
      case 'congruence':
        return row(
          term(f.term),
          operator('≡'),
          number(f.residue),
          '<mspace width="0.7em"/>',
          parentheses(`<mi>mod</mi><mspace width="0.3em"/>${number(f.modulus)}`),
        )
      case 'not': {
        const inside = f.formula
        const bare = isTruth(inside) ? ownFormula(inside) : nameOf(inside)
        return row(operator('¬'), bare ?? parentheses(ownFormula(inside)))
      }
      case 'and':
        return row(f.formulas.map(member).join(operator('∧')))
      case 'or':
        return row(f.formulas.map(member).join(operator('∨')))
      case 'implies':
        return row(member(f.left), operator('⇒'), member(f.right))
      case 'iff':
        return row(member(f.left), operator('⇔'), member(f.right))
      case 'xor':
        return row(member(f.left), operator('⊕'), member(f.right))
      case 'branch':
        return cases(formula(f.condition), formula(f.consequent), formula(f.alternative))
    }
  }

  const member = (f: Formula): string =>
    nameOf(f) ?? (isTight(f) ? ownFormula(f) : parentheses(ownFormula(f)))
  const iverson = (f: Formula): string => row(operator('['), formula(f), operator(']'))

  return (expression) => (isTerm(expression) ? ownTerm(expression) : ownFormula(expression))
}

/** Places lines one below another. */
function lines(all: readonly string[]): string {
  const rows = all.map((line) => `<mtr><mtd>${line}</mtd></mtr>`)
  return `<mtable columnalign="left">${rows.join('')}</mtable>`
}

/** Two lines after a brace: the value if the condition is true, and the value otherwise. */
function cases(condition: string, then: string, otherwise: string): string {
  const rows = [
    [then, row('<mtext>if\u00A0</mtext>', condition)],
    [otherwise, '<mtext>otherwise</mtext>'],
  ].map((cells) => `<mtr>${cells.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`)
  return row(operator('{'), `<mtable columnalign="left">${rows.join('')}</mtable>`)
}

function signOf(isNegative: boolean, isFirst: boolean): string {
  if (isNegative) return operator('−')
  return isFirst ? '' : operator('+')
}

function nameElement(name: string): string {
  const { stem, indices } = nameParts(name)
  if (indices.length === 0) return `<mi>${GREEK.get(stem) ?? escaped(name)}</mi>`
  const subscripts = indices.map((index) =>
    /^\d+$/.test(index) ? `<mn>${index}</mn>` : `<mi>${escaped(index)}</mi>`,
  )
  return `<msub><mi>${GREEK.get(stem) ?? stem}</mi>${row(subscripts.join(operator(',')))}</msub>`
}

function number(value: number): string {
  const size = `<mn>${Math.abs(value)}</mn>`
  return value < 0 ? row(operator('−'), size) : size
}

function operator(sign: string): string {
  return `<mo>${sign}</mo>`
}

function parentheses(inside: string): string {
  return row(operator('('), inside, operator(')'))
}

function row(...inside: readonly string[]): string {
  return `<mrow>${inside.join('')}</mrow>`
}

/** XML cannot contain control characters or lone surrogates, so U+FFFD replaces them. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
