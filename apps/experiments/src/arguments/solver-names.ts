import { InvalidArgumentError } from '@commander-js/extra-typings'

const NAMES = ['z3-wasm', 'z3', 'cvc5'] as const

/** The names of the solvers that `--solver` accepts. */
export type SolverName = (typeof NAMES)[number]

/**
 * Parses the value of `--solver`: the names of one or more solvers, in the order in which nimlab
 * uses them.
 */
export function solverNames(text: string): readonly SolverName[] {
  const solvers = text.split(',').map((each) => NAMES.find((name) => name === each))
  const names = solvers.filter((name) => name !== undefined)
  if (names.length < solvers.length || new Set(names).size < names.length) {
    throw new InvalidArgumentError(
      `Expected one of ${NAMES.join(', ')}, or several such as cvc5,z3.`,
    )
  }
  return names
}
