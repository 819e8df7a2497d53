import {
  bottomUp,
  compare,
  congruent,
  constant,
  type Formula,
  type Relation,
  type Term,
} from '@nim/presburger'

const STRICT: Readonly<Partial<Record<Relation, Relation>>> = {
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '=': '!=',
}

/** A formula with a single change, and a description of the change. */
export interface Mutant {
  readonly change: string
  readonly formula: Formula
}

/**
 * All formulas that differ from the given one by a single change. A change does one of these: it
 * adds 1 to a constant or subtracts 1, makes a comparison strict or weak, drops a member of a case
 * distinction, conjunction or disjunction, or adds 1 to a modulus or a residue.
 */
export function mutantsOf(formula: Formula): Mutant[] {
  const found: Mutant[] = []
  for (let wanted = 0; ; wanted++) {
    const change = { left: wanted, made: '' }
    const mutant = mutated(formula, change)
    if (change.made === '') return found
    found.push({ change: change.made, formula: mutant })
  }
}

/**
 * Makes the change that is reached when `left` is 0. Every possible change that precedes it
 * decreases `left` by 1.
 */
function mutated(formula: Formula, change: { left: number; made: string }): Formula {
  const choose = <E>(node: E, variants: readonly (readonly [string, () => E])[]): E => {
    for (const [name, build] of variants) {
      if (change.left-- === 0) {
        change.made = name
        return build()
      }
    }
    return node
  }
  return bottomUp({
    term: (term): Term => {
      if (term.kind === 'constant') {
        return choose<Term>(term, [
          [`constant ${term.value} + 1`, () => constant(term.value + 1)],
          [`constant ${term.value} - 1`, () => constant(term.value - 1)],
        ])
      }
      if (term.kind !== 'mod') return term
      return choose<Term>(term, [
        [`mod ${term.modulus} + 1`, () => ({ ...term, modulus: term.modulus + 1 })],
      ])
    },
    formula: (f) => {
      switch (f.kind) {
        case 'comparison': {
          const relation = STRICT[f.relation]
          if (relation === undefined) return f
          return choose<Formula>(f, [
            [`${f.relation} as ${relation}`, () => compare(f.left, relation, f.right)],
          ])
        }
        case 'congruence':
          return choose<Formula>(f, [
            [`modulus ${f.modulus} + 1`, () => congruent(f.term, f.residue, f.modulus + 1)],
            [`residue ${f.residue} + 1`, () => congruent(f.term, f.residue + 1, f.modulus)],
          ])
        case 'branch':
          return choose<Formula>(f, [['a dropped branch', () => f.alternative]])
        case 'and':
        case 'or':
          return choose<Formula>(
            f,
            f.formulas.map((g, i) => [`member ${i} alone`, () => g] as const),
          )
        case 'true':
        case 'false':
        case 'not':
        case 'implies':
        case 'iff':
        case 'xor':
          return f
      }
    },
  }).formula(formula)
}
