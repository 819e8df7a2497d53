/**
 * Evaluates SMT-LIB 2 terms over Core and Ints as the standard defines them. This evaluator shares
 * no code with the package. An Int is a bigint and a Bool is a boolean. An ill-sorted term throws
 * an error.
 */
import type { SExpression } from './s-expression.ts'

type Value = bigint | boolean

export function evaluateSmtLib(expression: SExpression, scope: ReadonlyMap<string, Value>): Value {
  if (typeof expression === 'string') return atom(expression, scope)
  const [head, ...rest] = expression
  if (head === 'let') {
    const inner = new Map(scope)
    for (const binding of rest[0] as readonly SExpression[]) {
      const [name, value] = binding as [string, SExpression]
      inner.set(name, evaluateSmtLib(value, scope))
    }
    return evaluateSmtLib(rest[1]!, inner)
  }
  const values = rest.map((part) => evaluateSmtLib(part, scope))
  const ints = (): bigint[] => values.map(int)
  const bools = (): boolean[] => values.map(bool)
  switch (head) {
    case '+':
      return atLeast(2, ints()).reduce((a, b) => a + b)
    case '-':
      return values.length === 1 ? -int(values[0]!) : ints().reduce((a, b) => a - b)
    case '*':
      return atLeast(2, ints()).reduce((a, b) => a * b)
    case 'div':
      return euclid(ints())[0]
    case 'mod':
      return euclid(ints())[1]
    case '<=':
      return chain(ints(), (a, b) => a <= b)
    case '<':
      return chain(ints(), (a, b) => a < b)
    case '>=':
      return chain(ints(), (a, b) => a >= b)
    case '>':
      return chain(ints(), (a, b) => a > b)
    case '=':
      if (new Set(values.map((value) => typeof value)).size !== 1) throw new Error('sorts of =')
      return chain(values, (a, b) => a === b)
    case 'not':
      if (values.length !== 1) throw new Error('not: one argument')
      return !bool(values[0]!)
    case 'and':
      return atLeast(2, bools()).every(Boolean)
    case 'or':
      return atLeast(2, bools()).some(Boolean)
    case '=>':
      return atLeast(2, bools()).reduceRight((conclusion, premise) => !premise || conclusion)
    case 'xor':
      return atLeast(2, bools()).reduce((a, b) => a !== b)
    case 'ite': {
      if (values.length !== 3 || typeof values[1] !== typeof values[2]) throw new Error('ite')
      return bool(values[0]!) ? values[1]! : values[2]!
    }
    case undefined:
    default:
      throw new Error(`unknown symbol ${JSON.stringify(head)}`)
  }
}

function atom(symbol: string, scope: ReadonlyMap<string, Value>): Value {
  const bound = scope.get(symbol)
  if (bound !== undefined) return bound
  if (symbol === 'true' || symbol === 'false') return symbol === 'true'
  if (/^(?:0|[1-9]\d*)$/.test(symbol)) return BigInt(symbol)
  throw new Error(`unknown symbol ${symbol}`)
}

/** Finds q and r with m = n·q + r and 0 ≤ r < |n|, as the theory Ints defines them. */
function euclid([m, n]: readonly bigint[]): [bigint, bigint] {
  if (m === undefined || n === undefined || n <= 0n) throw new Error('div: positive constant')
  let [q, r] = [m / n, m % n]
  if (r < 0n) [q, r] = [q - 1n, r + n]
  return [q, r]
}

function chain<T>(values: readonly T[], holds: (a: T, b: T) => boolean): boolean {
  return atLeast(2, values).every((value, i) => i === 0 || holds(values[i - 1]!, value))
}

function atLeast<T>(n: number, values: readonly T[]): readonly T[] {
  if (values.length < n) throw new Error(`expected ${n} arguments`)
  return values
}

function int(value: Value): bigint {
  if (typeof value !== 'bigint') throw new Error('expected an Int')
  return value
}

function bool(value: Value): boolean {
  if (typeof value !== 'boolean') throw new Error('expected a Bool')
  return value
}
