import type { Expression } from '@nim/presburger'
import type { Gallina } from './gallina.ts'

/** The number that stands for the meaning of each name. */
export type Scope = ReadonlyMap<string, number>

/** An operator on a list of parts. A list is read as nested pairs: a, (b, (c, …)). */
type Join = 'plus' | 'min' | 'max' | 'and' | 'or'

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '/': 'div',
  mod: 'mod',
  '*': 'times',
  '<=?': 'at most',
  '<?': 'less',
  '=?': 'equal',
  '&&': 'and',
  '||': 'or',
  'Z.min': 'min',
  'Z.max': 'max',
  negb: 'not',
  implb: 'implies',
  eqb: 'iff',
  xorb: 'xor',
  'Z.b2z': 'bracket',
  if: 'if',
  true: 'true',
  false: 'false',
}
const ARGUMENTS: Readonly<Record<string, number>> = { true: 0, false: 0, not: 1, bracket: 1, if: 3 }

const LISTS: Readonly<Record<string, Join>> = {
  Plus: 'plus',
  Count: 'plus',
  Min: 'min',
  Max: 'max',
  And: 'and',
  Or: 'or',
}
const CONNECTIVES: Readonly<Record<string, string>> = {
  Not: 'not',
  Implies: 'implies',
  Iff: 'iff',
  Xor: 'xor',
  Ite: 'if',
  Branch: 'if',
}
const RELATIONS: Readonly<Record<string, '<=' | '<' | '=' | '!=' | '>=' | '>'>> = {
  Le: '<=',
  Lt: '<',
  Eq: '=',
  Ne: '!=',
  Ge: '>=',
  Gt: '>',
}

/**
 * Assigns numbers to meanings. Two expressions get the same number if and only if they have the
 * same structure. Different notations of Coq can have the same structure, such as `a >= b` and
 * `b <=? a`, or a list and its pairs.
 */
export class Meanings {
  readonly #numbers = new Map<string, number>()

  /**
   * The number of a Coq expression of type Z or bool.
   * @throws RangeError for an expression that does not occur in formulas of rows
   */
  ofPlain(expression: Gallina, scope: Scope): number {
    if (expression.kind === 'number') return this.#of('constant', expression.value)
    if (expression.kind === 'let') {
      const { name, is, body } = expression
      if (scope.has(name)) throw new RangeError(`${name} is named twice`)
      return this.ofPlain(body, new Map([...scope, [name, this.#bound(is, scope)]]))
    }
    const { head, args } = expression
    const meaning = scope.get(head)
    if (meaning !== undefined && args.length === 0) return meaning
    const kind = Object.hasOwn(OPERATORS, head) ? OPERATORS[head]! : null
    if (kind === null || args.length !== (ARGUMENTS[kind] ?? 2)) {
      throw new RangeError(`cannot read ${head} with ${args.length} arguments`)
    }
    return this.#of(kind, ...args.map((arg) => this.ofPlain(arg, scope)))
  }

  /**
   * The number that stands for the meaning of a name. This meaning is a pile (`nth i x 0`) or an
   * expression.
   */
  #bound(is: Gallina, scope: Scope): number {
    if (is.kind !== 'apply' || is.head !== 'nth') return this.ofPlain(is, scope)
    const [index, list, otherwise] = is.args
    const isPile =
      is.args.length === 3 &&
      index?.kind === 'number' &&
      list?.kind === 'apply' &&
      list.head === 'x' &&
      list.args.length === 0 &&
      otherwise?.kind === 'number' &&
      otherwise.value === 0
    if (!isPile) throw new RangeError('expected nth, a number, x and 0')
    return this.#of('pile', index.value)
  }

  /**
   * The number of a syntax tree of formal/theories/points/Presburger.v.
   * @throws RangeError as {@link ofPlain}
   */
  ofTree(expression: Gallina, scope: Scope): number {
    if (expression.kind !== 'apply') throw new RangeError('expected a syntax tree')
    const { head, args } = expression
    const meaning = scope.get(head)
    if (meaning !== undefined && args.length === 0) return meaning
    const tree = (i: number): number => this.ofTree(partOf(args, i), scope)
    const number = (i: number): number => this.#of('constant', numberIn(partOf(args, i)))
    const expect = (count: number): void => {
      if (args.length !== count) throw new RangeError(`${head} has ${args.length} arguments`)
    }
    if (Object.hasOwn(LISTS, head)) {
      expect(1)
      const parts = membersOf(args[0]!).map((part) => this.ofTree(part, scope))
      return this.#nested(
        LISTS[head]!,
        head === 'Count' ? parts.map((part) => this.#of('bracket', part)) : parts,
      )
    }
    if (Object.hasOwn(CONNECTIVES, head)) {
      const kind = CONNECTIVES[head]!
      expect(ARGUMENTS[kind] ?? 2)
      return this.#of(kind, ...args.map((_, i) => tree(i)))
    }
    switch (head) {
      case 'Const':
        expect(1)
        return number(0)
      case 'Var':
        expect(1)
        return this.#of('pile', numberIn(args[0]!))
      case 'Truth':
        expect(1)
        return this.ofPlain(args[0]!, new Map())
      case 'Times':
        expect(2)
        return this.#of('times', number(0), tree(1))
      case 'Div':
      case 'Mod':
        expect(2)
        return this.#of(head.toLowerCase(), tree(0), number(1))
      case 'Congruent':
        expect(3)
        return this.#of('equal', this.#of('mod', tree(0), number(2)), number(1))
      case 'Compare': {
        expect(3)
        const [relation] = args
        const name = relation!.kind === 'apply' ? relation!.head : ''
        if (!Object.hasOwn(RELATIONS, name)) throw new RangeError(`${name} is not a relation`)
        return this.#compared(RELATIONS[name]!, tree(1), tree(2))
      }
      default:
        throw new RangeError(`cannot read ${head}`)
    }
  }

  /** The number of a formula or term that a row contains, with these variables. */
  ofFormula(expression: Expression, variables: readonly string[]): number {
    const of = (part: Expression): number => this.ofFormula(part, variables)
    const constant = (value: number): number => this.#of('constant', value)
    switch (expression.kind) {
      case 'constant':
        return constant(expression.value)
      case 'variable':
        return this.#of('pile', variables.indexOf(expression.name))
      case 'true':
      case 'false':
        return this.#of(expression.kind)
      case 'plus':
      case 'min':
      case 'max':
        return this.#nested(expression.kind, expression.terms.map(of))
      case 'count':
        return this.#nested(
          'plus',
          expression.formulas.map((formula) => this.#of('bracket', of(formula))),
        )
      case 'indicator':
        return this.#of('bracket', of(expression.formula))
      case 'times':
        return this.#of('times', constant(expression.factor), of(expression.term))
      case 'div':
        return this.#of('div', of(expression.term), constant(expression.divisor))
      case 'mod':
        return this.#of('mod', of(expression.term), constant(expression.modulus))
      case 'congruence': {
        const residue = this.#of('mod', of(expression.term), constant(expression.modulus))
        return this.#of('equal', residue, constant(expression.residue))
      }
      case 'comparison':
        return this.#compared(expression.relation, of(expression.left), of(expression.right))
      case 'not':
        return this.#of('not', of(expression.formula))
      case 'and':
      case 'or':
        return this.#nested(expression.kind, expression.formulas.map(of))
      case 'implies':
      case 'iff':
      case 'xor':
        return this.#of(expression.kind, of(expression.left), of(expression.right))
      case 'ite':
      case 'branch': {
        const { condition, consequent, alternative } = expression
        return this.#of('if', of(condition), of(consequent), of(alternative))
      }
    }
  }

  #compared(relation: (typeof RELATIONS)[string], left: number, right: number): number {
    switch (relation) {
      case '<=':
        return this.#of('at most', left, right)
      case '<':
        return this.#of('less', left, right)
      case '=':
        return this.#of('equal', left, right)
      case '!=':
        return this.#of('not', this.#of('equal', left, right))
      case '>=':
        return this.#of('at most', right, left)
      case '>':
        return this.#of('less', right, left)
    }
  }

  #nested(kind: Join, parts: readonly number[]): number {
    if (parts.length === 0) throw new RangeError('a list is empty')
    return parts.reduceRight((rest, part) => this.#of(kind, part, rest))
  }

  #of(kind: string, ...parts: readonly number[]): number {
    const key = `${kind} ${parts.join()}`
    const meaning = this.#numbers.get(key)
    if (meaning !== undefined) return meaning
    const number = this.#numbers.size
    this.#numbers.set(key, number)
    return number
  }
}

/** The members of `tcons a (tcons b tnil)`, or of a similar list of formulas. */
function membersOf(list: Gallina): Gallina[] {
  if (list.kind !== 'apply') throw new RangeError('expected a list')
  const { head, args } = list
  if ((head === 'tnil' || head === 'fnil') && args.length === 0) return []
  if ((head === 'tcons' || head === 'fcons') && args.length === 2) {
    return [args[0]!, ...membersOf(args[1]!)]
  }
  throw new RangeError(`${head} is not a list`)
}

function partOf(args: readonly Gallina[], i: number): Gallina {
  const part = args[i]
  if (part === undefined) throw new RangeError('an argument is missing')
  return part
}

function numberIn(part: Gallina): number {
  if (part.kind === 'number') return part.value
  throw new RangeError('expected a number')
}
