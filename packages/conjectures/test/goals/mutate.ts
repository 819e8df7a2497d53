import { linearCongruence } from '@nim/core/random'
import {
  and,
  bottomUp,
  compare,
  congruent,
  constant,
  div,
  type Expression,
  type Formula,
  isTerm,
  mod,
  or,
  subexpressionsOf,
} from '@nim/presburger'

/** The kinds of small changes that make a formula wrong. */
export type MutationKind = 'constant' | 'strictness' | 'branch' | 'modulus'

/** A formula with one changed part. */
export interface Mutant {
  readonly kind: MutationKind
  readonly formula: Formula
}

/** All formulas that differ from this one by a single small change, in the order of its parts. */
export function mutantsOf(formula: Formula): Mutant[] {
  return subexpressionsOf(formula).flatMap((part) =>
    changesOf(part).map(({ kind, to }) => ({ kind, formula: replaced(formula, part, to) })),
  )
}

interface Change {
  readonly kind: MutationKind
  readonly to: Expression
}

function changesOf(part: Expression): Change[] {
  const changes = (kind: MutationKind, ...parts: readonly Expression[]): Change[] =>
    parts.map((to) => ({ kind, to }))
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- no other part is changed
  switch (part.kind) {
    case 'constant':
      return changes('constant', constant(part.value + 1), constant(part.value - 1))
    case 'comparison': {
      const relation = STRICTNESS[part.relation]
      if (relation === undefined) return []
      return changes('strictness', compare(part.left, relation, part.right))
    }
    case 'congruence': {
      const { term, residue, modulus } = part
      return [
        ...changes('constant', congruent(term, residue + 1, modulus)),
        ...changes('modulus', congruent(term, residue, modulus + 1)),
      ]
    }
    case 'mod':
      return changes('modulus', mod(part.term, part.modulus + 1))
    case 'div':
      return changes('modulus', div(part.term, part.divisor + 1))
    case 'branch':
      return changes('branch', part.consequent, part.alternative)
    case 'and':
      return changes(
        'branch',
        ...part.formulas.map((_, i) => and(...part.formulas.toSpliced(i, 1))),
      )
    case 'or':
      return changes('branch', ...part.formulas.map((_, i) => or(...part.formulas.toSpliced(i, 1))))
    default:
      return []
  }
}

const STRICTNESS: Readonly<Record<string, '<' | '<=' | '>' | '>='>> = {
  '<=': '<',
  '<': '<=',
  '>=': '>',
  '>': '>=',
}

function replaced(formula: Formula, part: Expression, to: Expression): Formula {
  return bottomUp({
    term: (term) => (term === part && isTerm(to) ? to : term),
    formula: (inner) => (inner === part && !isTerm(to) ? to : inner),
  }).formula(formula)
}

/** Returns a number in 0..below−1 for each call. The same seed gives the same sequence. */
export function seededIndices(seed: number): (below: number) => number {
  const next = linearCongruence(seed)
  return (below) => Math.floor((next() / 2 ** 32) * below)
}
