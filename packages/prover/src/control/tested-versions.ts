import type { SolverIdentity } from '../solve/solver.ts'

/** For each solver name, the versions with which the tests of this package have been run. */
export const TESTED_VERSIONS: Readonly<Record<string, readonly string[]>> = {
  'z3-wasm': ['5.1.0.0'],
  z3: ['4.8.12'],
  cvc5: ['1.0.3'],
}

/** A one-line warning that the version was never tested; null if the version was tested. */
export function untestedVersion({ name, version }: SolverIdentity): string | null {
  const tested = TESTED_VERSIONS[name] ?? []
  const numbers = version.match(/\d+(?:\.\d+)+/g) ?? []
  if (numbers.some((number) => tested.includes(number))) return null
  return `${name} reports the version '${version.slice(0, 80)}'; nimlab was tested with ${name} ${tested.join(', ')}`
}
