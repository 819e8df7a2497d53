import { freeVariables } from '../analyse/free-variables.ts'
import { modulusOf } from '../analyse/modulus-of.ts'
import { integer, plus, times } from '../build/terms.ts'
import { exactPositive } from '../syntax/exact.ts'
import { freshName } from '../syntax/names.ts'
import type { Formula } from '../syntax/syntax.ts'
import { simplifier } from './simplifier.ts'
import { substitute } from './substitute.ts'

/** The formula where every variable x_i is modulus·q_i + r_i. */
export interface ResidueCase {
  readonly variables: readonly string[]
  readonly modulus: number
  /** r_i in 0..modulus−1. */
  readonly residues: readonly number[]
  /** The names of the q_i. */
  readonly quotients: readonly string[]
  /** Simplified, in the variables q_i and those that were not split. */
  readonly formula: Formula
}

/**
 * One case for each residue vector, in lexicographic order. The formula holds for an assignment of
 * the variables if and only if the formula of its case holds for the quotients: so it is valid if
 * every case is, and satisfiable if some case is.
 *
 * @param variables all variables of the formula if absent
 * @param modulus `modulusOf(formula)` if absent; a multiple of it leaves no residues of linear terms
 * @throws RangeError unless the modulus is a safe integer ≥ 1
 * @complexity modulus^(number of variables) cases, made one after another
 */
export function* residueCases(
  formula: Formula,
  variables: readonly string[] = freeVariables(formula),
  modulus: number = modulusOf(formula),
): Generator<ResidueCase> {
  exactPositive(modulus, 'modulus')
  const taken = new Set([...freeVariables(formula), ...variables])
  const quotients = variables.map((name) => {
    const fresh = freshName(`q_${name}`, (candidate) => taken.has(candidate))
    taken.add(fresh)
    return fresh
  })
  // One variable after another: what the first residues decide is simplified once for all the rest.
  function* split(residues: readonly number[], part: Formula): Generator<ResidueCase> {
    const i = residues.length
    if (i === variables.length) {
      yield { variables, modulus, residues, quotients, formula: part }
      return
    }
    const multiple = times(modulus, integer(quotients[i]!))
    for (let r = 0; r < modulus; r++) {
      const placed = substitute(part, new Map([[variables[i]!, plus(multiple, r)]]))
      yield* split([...residues, r], simplifier().formula(placed))
    }
  }
  yield* split([], simplifier().formula(formula))
}
