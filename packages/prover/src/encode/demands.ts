import type { Congruence, Formula } from '@nim/presburger'
import { linearOf } from './linear.ts'
import { type ResidueForm, signOf } from './residue-forms.ts'

/** A conjunct that determines the residue of a form modulo a divisor of the form's modulus. */
export interface ResidueDemand {
  readonly form: ResidueForm
  readonly conjunct: Congruence
  /** True if the conjunct holds when the form has this residue. */
  readonly admits: (residue: number) => boolean
}

/** The residues that the conjuncts of a simplified formula require of these forms. */
export function demandsOn(formula: Formula, forms: readonly ResidueForm[]): ResidueDemand[] {
  const conjuncts = formula.kind === 'and' ? formula.formulas : [formula]
  return conjuncts.flatMap((conjunct): ResidueDemand[] => {
    const linear = conjunct.kind === 'congruence' ? linearOf(conjunct.term) : null
    if (conjunct.kind !== 'congruence' || linear === null) return []
    const { residue, modulus } = conjunct
    for (const form of forms) {
      const sign = signOf(linear.factors, modulus, form)
      if (sign === null) continue
      const admits = (r: number): boolean => (sign * r + linear.constant - residue) % modulus === 0
      return [{ form, conjunct, admits }]
    }
    return []
  })
}
