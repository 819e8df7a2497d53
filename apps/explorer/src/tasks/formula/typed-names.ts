import { gameVocabulary, SLOW_WORDS, WORDS } from '@nim/conjectures/formula-claims'
import type { Ruleset } from '@nim/core/rules'
import {
  type Clause,
  type Expression,
  freeVariables,
  integer,
  isTerm,
  mod,
  parseClauses,
  type Term,
  type Vocabulary,
} from '@nim/presburger'

/** A formula that keeps the names that the reader typed, and the meanings of these names. */
export interface TypedFormula {
  readonly clauses: readonly Clause[]
  /** Replaces the names in MathML with their printed form. */
  readonly spell: (html: string) => string
  /** The meanings of the names in words, such as `o is the number of odd piles`. */
  readonly meanings: readonly string[]
}

/** A typed word, such as `o` or `red(2)`. */
interface Used {
  readonly written: string
  readonly variable: string
}

/**
 * Parses a formula and keeps its names: each word becomes a variable, and is not expanded to the
 * sum of parities or the cases that define it.
 *
 * @param besides the names of additional variables, such as `value`
 * @throws FormulaError as `readFormula`
 */
export function typedFormula(
  text: string,
  ruleset: Ruleset,
  besides: readonly string[],
): TypedFormula {
  const used = new Map<string, Used>()
  const nameOf = (written: string): Term => {
    const known = used.get(written)
    const variable = known?.variable ?? placeholder(used.size)
    used.set(written, { written, variable })
    return integer(variable)
  }
  const clauses = parseClauses(text, namesOnly(gameVocabulary(ruleset, besides), nameOf))
  const variables = new Set(
    clauses.flatMap(({ says, where }) => [
      ...freeVariables(says),
      ...(where === undefined ? [] : freeVariables(where)),
    ]),
  )
  const all = [...used.values()].filter(({ variable }) => variables.has(variable))
  return {
    clauses,
    spell: (html) =>
      all.reduce(
        (spelt, { written, variable }) =>
          spelt.replaceAll(`<mi>${variable}</mi>`, printed(written)),
        html,
      ),
    meanings: [...new Set(all.flatMap(({ written }) => meaningOf(written)))],
  }
}

/** A name that consists only of letters, so that the variable is printed as one element. */
function placeholder(number: number): string {
  return `Q${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`
}

/** Returns a vocabulary in which every word that stands for a term becomes a variable. */
function namesOnly(
  { names, functions, ...others }: Vocabulary,
  nameOf: (written: string) => Term,
): Vocabulary {
  const kept = (written: string, is: Expression): Expression =>
    isTerm(is) && !(is.kind === 'variable' && is.name === written) ? lazily(written) : is
  const lazily = (written: string): Term =>
    /^r\(\d+\)$/.test(written) ? mod(nameOf('sum'), Number(written.slice(2, -1))) : nameOf(written)
  return {
    names: new Map([...names].map(([name, is]) => [name, kept(name, is)])),
    functions: new Map(
      [...functions].map(([name, { takes, of }]) => [
        name,
        {
          takes,
          of: (argument: number | string) => {
            const is = of(argument)
            return is === null ? null : kept(`${name}(${argument})`, is)
          },
        },
      ]),
    ),
    ...others,
  }
}

const BARS = '<mo stretchy="false">|</mo>'
const RED = '<mi>red</mi><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo>'

/** The printed form of a word. */
function printed(written: string): string {
  const [, head = written, argument] = /^(\w+)\((\w+)\)$/.exec(written) ?? []
  switch (head) {
    case 'sum':
      return `<mrow>${BARS}${argument === 'red' ? RED : '<mi>x</mi>'}${BARS}</mrow>`
    case 'red':
      return `<msub><mrow>${RED}</mrow><mn>${argument}</mn></msub>`
    case 'pivot':
      return `<msub><mi>pivot</mi><mn>${argument}</mn></msub>`
    default: {
      if (argument === undefined) return `<mi>${head}</mi>`
      const inside = argument === 'red' ? RED : `<mi>${argument}</mi>`
      return `<mrow><mi>${head}</mi><mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo></mrow>`
    }
  }
}

/** The meaning of a word. The piles x₁, … need no explanation. */
function meaningOf(written: string): string[] {
  const [, head = written, argument] = /^(\w+)\((\w+)\)$/.exec(written) ?? []
  const says = (word: string): string | undefined =>
    [...WORDS, ...SLOW_WORDS].find((each) => each.written === word)?.fact.says
  const shown = { sum: '|x|', 'sum(red)': '|red(x)|' }[written] ?? written
  const found = says(written) ?? says(`${head}(i)`) ?? says(`${head}(m)`)
  if (found === undefined) return []
  const words = /^(?:m|i)$/.test(argument ?? '')
    ? found
    : found.replaceAll(/\bpile i\b/g, `pile ${argument}`)
  return [`${shown} is ${words}`, ...(head === 'red' || argument === 'red' ? [REDUCED] : [])]
}

const REDUCED = 'red(x) is x without the stones that no play can take'
