import { isTerm } from '../syntax/children.ts'
import type { Expression, Formula, Term } from '../syntax/syntax.ts'
import { closureOf } from './closures.ts'
import { fromSource } from './from-source.ts'
import { plan } from './plan.ts'
import { placesOf } from './variables.ts'
import { newBlock, writer } from './writer.ts'

/** A formula as a function of a position, which lists the values of the variables in order. */
export type Predicate = (position: readonly number[]) => boolean

/**
 * Compiles the formula to a function. JavaScript source is generated once, and it computes every
 * repeated subterm once. If the engine forbids creating code from strings, the function is built
 * from closures, which are about twenty times slower and yield the same values.
 *
 * The compiled function does not check its argument. The position must contain an integer for each
 * variable, with an absolute value of at most `exactBound(formula)`. For larger values use
 * `evaluate` with bigints.
 *
 * @throws RangeError if a name occurs twice or a variable of the formula is not listed
 * @complexity O(size of the formula as a graph), once
 */
export function compile(formula: Formula, variables: readonly string[]): Predicate {
  const made = fromSource(sourceOf(formula, variables)) as Predicate | null
  return made ?? compileToClosures(formula, variables)
}

/**
 * Compiles the formula to a function built from closures. The contract is the same as for {@link
 * compile}.
 */
export function compileToClosures(formula: Formula, variables: readonly string[]): Predicate {
  return closureOf(formula, placesOf(formula, variables)) as Predicate
}

/** A term as a function of a position. */
export type TermFunction = (position: readonly number[]) => number

/** Compiles a term to a function of a position. The contract is the same as for {@link compile}. */
export function compileTerm(term: Term, variables: readonly string[]): TermFunction {
  const made =
    (fromSource(sourceOf(term, variables)) as TermFunction | null) ??
    (closureOf(term, placesOf(term, variables)) as TermFunction)
  // Adding 0 changes −0 to 0.
  return (position) => made(position) + 0
}

/**
 * The source that {@link compile} runs: the body of a function that returns the predicate. It can
 * be inspected, or stored together with a result.
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
