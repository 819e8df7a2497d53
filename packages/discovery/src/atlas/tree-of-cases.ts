import type { TableValue } from '@nim/bruteforce'
import { assign, evaluateTerm, parse, parseTerm, type Term, toText } from '@nim/presburger'
import type { Labels } from '../box/labels.ts'
import type { Form } from '../forms/form.ts'
import type { Tree } from '../learn/tree.ts'

/** A description by cases, together with the meaning of its labels. */
export interface ReadCases {
  readonly tree: Tree
  readonly labels: Labels
}

/** A line without its indentation, and the lines nested below it. */
interface Line {
  readonly words: string
  readonly below: readonly Line[]
}

/** The question that a line asks, and the answers that lead to the case of this line. */
interface Asked {
  readonly question: Question
  readonly answers: readonly number[]
}

type Question =
  | { readonly kind: 'residue'; readonly form: Form; readonly modulus: number }
  | { readonly kind: 'threshold'; readonly form: Form; readonly least: number }

/** The labels of outcomes: 1 means P and 0 means N. A case that is not listed is N. */
const NAMES_OF_OUTCOMES = ['none', 'P']

/**
 * Parses the cases of a row of an atlas into the tree from which they were printed.
 *
 * @throws RangeError for lines that were not printed from a tree
 */
export function treeOfCases(
  cases: readonly string[],
  value: TableValue,
  variables: readonly string[],
): ReadCases {
  const names = value === 'outcome' ? NAMES_OF_OUTCOMES : namesIn(cases)
  const terms = value === 'outcome' ? [] : names.map((name) => parseTerm(name))
  const read = new Reader(names, variables)
  return { tree: read.tree(nested(cases)), labels: labelsOf(terms, variables) }
}

/** The distinct values that the lines name. */
function namesIn(cases: readonly string[]): string[] {
  const named = cases.filter((line) => line.includes(': ') || cases.length === 1)
  return [...new Set(named.map((line) => line.slice(line.lastIndexOf(': ') + 1).trim()))]
}

function labelsOf(terms: readonly Term[], variables: readonly string[]): Labels {
  const says = (label: number, position: readonly number[]): number =>
    evaluateTerm(terms[label]!, assign(variables, position))
  return {
    at: (position, value) =>
      terms.length === 0 ? value : terms.findIndex((_, label) => says(label, position) === value),
    says,
    term: (label) => terms[label]!,
  }
}

/**
 * The lines as a tree. Each line contains the lines below it that are indented by two more spaces.
 */
function nested(cases: readonly string[]): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < cases.length;) {
    const next = cases.findIndex((line, k) => k > i && !line.startsWith('  '))
    const end = next === -1 ? cases.length : next
    const below = cases.slice(i + 1, end).map((line) => line.slice(2))
    lines.push({ words: cases[i]!, below: nested(below) })
    i = end
  }
  return lines
}

class Reader {
  readonly #names: readonly string[]
  readonly #variables: readonly string[]

  constructor(names: readonly string[], variables: readonly string[]) {
    this.#names = names
    this.#variables = variables
  }

  /** Parses the subtree of one node, which has a line for each of its cases. */
  tree(lines: readonly Line[]): Tree {
    const [first] = lines
    if (first === undefined) throw new RangeError('cases: expected a line')
    if (lines.length === 1 && first.below.length === 0 && !first.words.includes(': ')) {
      return this.#leaf(first.words)
    }
    const parts = lines.map((line) => this.#part(line))
    const { question } = parts[0]!
    const children = Array.from({ length: answersTo(question) }, (): Tree => {
      return { kind: 'leaf', label: 0 }
    })
    for (const { question: other, answers, tree } of parts) {
      if (JSON.stringify(other) !== JSON.stringify(question)) {
        throw new RangeError(`cases: ${first.words} and its neighbours ask different questions`)
      }
      for (const answer of answers) children[answer] = tree
    }
    if (question.kind === 'residue') return { ...question, children }
    return { ...question, below: children[0]!, above: children[1]! }
  }

  #part({ words, below }: Line): Asked & { readonly tree: Tree } {
    if (below.length > 0) return { ...this.#asked(words), tree: this.tree(below) }
    const end = words.lastIndexOf(': ')
    return { ...this.#asked(words.slice(0, end)), tree: this.#leaf(words.slice(end + 2)) }
  }

  #leaf(name: string): Tree {
    const label = this.#names.indexOf(name)
    if (label === -1) throw new RangeError(`cases: ${name} is not a value`)
    return { kind: 'leaf', label }
  }

  #asked(words: string): Asked {
    const parity = / (even|odd)$/.exec(words)
    if (parity !== null) {
      const { form } = this.#linear(parseTerm(words.slice(0, parity.index)))
      const answers = [parity[1] === 'even' ? 0 : 1]
      return { question: { kind: 'residue', form, modulus: 2 }, answers }
    }
    const residues = /^(.*) == ([\d, ]+) \(mod (\d+)\)$/.exec(words)
    if (residues !== null) {
      const { form } = this.#linear(parseTerm(residues[1]!))
      const answers = residues[2]!.split(', ').map(Number)
      return { question: { kind: 'residue', form, modulus: Number(residues[3]) }, answers }
    }
    const compared = parse(words)
    if (compared.kind !== 'comparison') throw new RangeError(`cases: ${words} is not a question`)
    const { left, right, relation } = compared
    const [a, b] = [this.#linear(left), this.#linear(right)]
    const form = a.form.map((factor, i) => factor - b.form[i]!)
    const question = { kind: 'threshold', form, least: b.offset - a.offset } as const
    return { question, answers: [relation === '>=' ? 1 : 0] }
  }

  /** The coefficients of a linear term. @throws RangeError if the term is not linear */
  #linear(term: Term): { readonly form: Form; readonly offset: number } {
    const at = (position: readonly number[]): number =>
      evaluateTerm(term, assign(this.#variables, position))
    const zero = this.#variables.map(() => 0)
    const offset = at(zero)
    const form = zero.map((_, i) => at(zero.with(i, 1)) - offset)
    const far = zero.map((_, i) => 7 + 11 * i)
    const isLinear = at(far) === form.reduce((sum, factor, i) => sum + factor * far[i]!, offset)
    if (!isLinear) throw new RangeError(`cases: ${toText(term)} is not linear`)
    return { form, offset }
  }
}

function answersTo(question: Question): number {
  return question.kind === 'residue' ? question.modulus : 2
}
