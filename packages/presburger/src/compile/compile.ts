import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula, Term } from '../syntax/syntax.ts'
import { closureOf } from './closures.ts'
import { fromSource } from './from-source.ts'
import { plan } from './plan.ts'
import { placesOf } from './variables.ts'
import { newBlock, writer } from './writer.ts'

/** A formula as a function of a position: the values of the variables in the order of the list. */
export type Predicate = (position: readonly number[]) => boolean

/**
 * The formula as a function. JavaScript source is generated once, and computes every repeated
 * subterm once. If code from strings is forbidden, the function is built of closures, which are
 * about twenty times slower and give the same values.
 *
 * The function checks nothing. The position must hold an integer for each variable, of absolute
 * value at most `exactBound(formula)`; beyond it use `evaluate` with bigints.
 *
 * @throws RangeError if a name occurs twice or a variable of the formula is not listed
 * @complexity O(size of the formula as a graph), once
 */
export function compile(formula: Formula, variables: readonly string[]): Predicate {
  const made = fromSource(sourceOf(formula, variables)) as Predicate | null
  return made ?? compileToClosures(formula, variables)
}

/** The formula as a function built of closures. Same contract as {@link compile}. */
export function compileToClosures(formula: Formula, variables: readonly string[]): Predicate {
  return closureOf(formula, placesOf(formula, variables)) as Predicate
}

/** A term as a function of a position. */
export type TermFunction = (position: readonly number[]) => number

/** The value of a term as a function of a position. Same contract as {@link compile}. */
export function compileTerm(term: Term, variables: readonly string[]): TermFunction {
  const made =
    (fromSource(sourceOf(term, variables)) as TermFunction | null) ??
    (closureOf(term, placesOf(term, variables)) as TermFunction)
  // −0 becomes 0.
  return (position) => made(position) + 0
}

/**
 * The source that {@link compile} runs: the body of a function that returns the predicate. It can
 * be inspected, or stored beside a result.
 */
export function sourceOf(expression: Expression, variables: readonly string[]): string {
  const places = placesOf(expression, variables)
  const used = new Set<string>()
  const variable = (name: string): string => {
    used.add(name)
    return `x${places.get(name)!}`
  }
  const body = newBlock(null)
  const { code, leaveWith } = writer(plan(expression), variable, (value) => `return ${value}`, null)
  if (isTerm(expression)) body.lines.push(`return ${code(expression, body)}`)
  else leaveWith(expression, body)
  const loads = variables
    .filter((name) => used.has(name))
    .map((name) => `const x${places.get(name)!} = x[${places.get(name)!}]`)
  return ['return (x) => {', ...loads, ...body.lines, '}'].join('\n')
}
