import { and, branch, compare, FALSE, iff, not, or, TRUE } from '../build/formulas.ts'
import { bottomUp, type Rebuilding } from '../build/rebuild.ts'
import { type Interner, interner } from '../syntax/interner.ts'
import type { Comparison, Formula } from '../syntax/syntax.ts'
import { bySubject, conjoinLiterals, isLiteral, subjectOf } from './conjoin-literals.ts'
import {
  type Connectives,
  negatedCongruence,
  negatedRelation,
  simplifyComparison,
  simplifyCongruence,
} from './simplify-atom.ts'
import { simplifyTermNode } from './simplify-term.ts'

/**
 * A simplifier that caches its results. To simplify many formulas with common parts, create one
 * simplifier and use it for all formulas. When the simplifier is freed, its cache is also freed.
 */
export function simplifier(): Rebuilding {
  const idOf = interner()
  const isSame = (a: Formula, b: Formula): boolean => idOf(a) === idOf(b)
  const { negation, junction, equivalence, choice } = joining(idOf, (formula) =>
    formulaNode(formula),
  )
  const connectives: Connectives = {
    negation,
    all: (formulas) => junction('and', formulas),
    some: (formulas) => junction('or', formulas),
    branch: choice,
  }

  const formulaNode = (formula: Formula): Formula => {
    switch (formula.kind) {
      case 'true':
      case 'false':
        return formula
      case 'comparison':
        return simplifyComparison(formula.left, formula.relation, formula.right, connectives)
      case 'congruence':
        return simplifyCongruence(formula, connectives)
      case 'not':
        return negation(formula.formula)
      case 'and':
      case 'or':
        return junction(formula.kind, formula.formulas)
      case 'implies':
        return junction('or', [negation(formula.left), formula.right])
      case 'iff':
        return equivalence(formula.left, formula.right)
      case 'xor':
        return equivalence(formula.left, negation(formula.right))
      case 'branch':
        return choice(formula.condition, formula.consequent, formula.alternative)
    }
  }
  return bottomUp({ term: (term) => simplifyTermNode(term, isSame), formula: formulaNode })
}

/** These operations join simplified formulas and simplify the result. */
interface Joining {
  readonly negation: (formula: Formula) => Formula
  readonly junction: (kind: 'and' | 'or', formulas: readonly Formula[]) => Formula
  readonly equivalence: (left: Formula, right: Formula) => Formula
  readonly choice: (condition: Formula, then: Formula, otherwise: Formula) => Formula
}

/**
 * The operations that join formulas.
 * @param formulaNode simplifies a formula whose members are already simplified
 */
function joining(idOf: Interner, formulaNode: (formula: Formula) => Formula): Joining {
  const negations = new Map<number, Formula>()
  const isSame = (a: Formula, b: Formula): boolean => idOf(a) === idOf(b)

  const negation = (formula: Formula): Formula => {
    const hit = negations.get(idOf(formula))
    if (hit !== undefined) return hit
    const negated = negate(formula)
    negations.set(idOf(formula), negated)
    return negated
  }
  const negate = (formula: Formula): Formula => {
    switch (formula.kind) {
      case 'true':
        return FALSE
      case 'false':
        return TRUE
      case 'comparison':
        return negatedComparison(formula)
      case 'congruence':
        return negatedCongruence(formula)
      case 'not':
        return formula.formula
      case 'and':
        return junction('or', formula.formulas.map(negation))
      case 'or':
        return junction('and', formula.formulas.map(negation))
      case 'iff':
        return equivalence(formula.left, negation(formula.right))
      case 'branch':
        return choice(
          formula.condition,
          negation(formula.consequent),
          negation(formula.alternative),
        )
      case 'implies':
      case 'xor':
        return not(formula)
    }
  }

  const negatedComparison = (formula: Comparison): Formula => {
    const { left, relation, right } = formula
    if (right.kind !== 'constant' || relation === '<' || relation === '>') return not(formula)
    return formulaNode(compare(left, ...negatedRelation(relation, right.value)))
  }

  const junction = (kind: 'and' | 'or', formulas: readonly Formula[]): Formula => {
    const [unit, zero] = kind === 'and' ? [TRUE, FALSE] : [FALSE, TRUE]
    const build = kind === 'and' ? and : or
    const members = opened(kind, formulas).filter((f) => f.kind !== unit.kind)
    const combined = withJoinedLiterals(kind, members, idOf, negation)
    if (combined === null || combined.some((f) => f.kind === zero.kind)) return zero
    // Joining may have combined two bounds into an equality, which can be simplified further.
    const refined = combined.map((f) => (f.kind === 'comparison' ? formulaNode(f) : f))
    if (refined.some((f, i) => !isSame(f, combined[i]!))) return junction(kind, refined)
    const distinct = new Map(combined.map((f) => [idOf(f), f]))
    const opposite = kind === 'and' ? 'or' : 'and'
    for (const member of distinct.values()) {
      if (distinct.has(idOf(negation(member)))) return zero
      if (member.kind !== opposite) continue
      const parts = member.formulas
      // a ∧ (a ∨ b) = a, and a ∧ (¬a ∨ b) = a ∧ b.
      const isAbsorbed = parts.some((part) => distinct.has(idOf(part)))
      const left = parts.filter((part) => !distinct.has(idOf(negation(part))))
      if (!isAbsorbed && left.length === parts.length) continue
      const others = [...distinct.values()].filter((f) => f !== member)
      return junction(kind, isAbsorbed ? others : [...others, junction(opposite, left)])
    }
    return build(...distinct.values())
  }

  const equivalence = (left: Formula, right: Formula): Formula => {
    if (left.kind === 'true') return right
    if (right.kind === 'true') return left
    if (left.kind === 'false') return negation(right)
    if (right.kind === 'false') return negation(left)
    if (isSame(left, right)) return TRUE
    if (isSame(left, negation(right))) return FALSE
    return iff(left, right)
  }

  const choice = (condition: Formula, then: Formula, otherwise: Formula): Formula => {
    if (condition.kind === 'true' || isSame(then, otherwise)) return then
    if (condition.kind === 'false') return otherwise
    if (then.kind === 'true') return junction('or', [condition, otherwise])
    if (then.kind === 'false') return junction('and', [negation(condition), otherwise])
    if (otherwise.kind === 'true') return junction('or', [negation(condition), then])
    if (otherwise.kind === 'false') return junction('and', [condition, then])
    if (isSame(then, negation(otherwise))) return equivalence(condition, then)
    if (condition.kind === 'not') return branch(condition.formula, otherwise, then)
    return branch(condition, then, otherwise)
  }

  return { negation, junction, equivalence, choice }
}

function opened(kind: 'and' | 'or', formulas: readonly Formula[]): Formula[] {
  return formulas.flatMap((f) => (f.kind === kind ? f.formulas : [f]))
}

/**
 * Joins the literals about one term, and puts the result in the first literal's place; null if this
 * decides the whole formula.
 */
function withJoinedLiterals(
  kind: 'and' | 'or',
  members: readonly Formula[],
  idOf: Interner,
  negation: (formula: Formula) => Formula,
): Formula[] | null {
  // A disjunction is the negation of the conjunction of the negated literals.
  const turned = (formula: Formula): Formula => (kind === 'and' ? formula : negation(formula))
  const groups = bySubject(members.map(turned).filter(isLiteral), idOf)
  const joined: Formula[] = []
  for (const member of members) {
    const literal = turned(member)
    if (!isLiteral(literal)) {
      joined.push(member)
      continue
    }
    const id = idOf(subjectOf(literal))
    const group = groups.get(id)
    groups.delete(id)
    if (group === undefined) continue
    const conjunction = conjoinLiterals(group)
    if (conjunction === null) return null
    joined.push(...conjunction.map(turned))
  }
  return joined
}
