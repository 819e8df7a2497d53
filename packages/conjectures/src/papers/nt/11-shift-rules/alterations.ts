import { leastAllowed, type StackShift } from '@nim/core/setnim/definitions'
import type { RuleSet } from './rule-sets.ts'

/**
 * Sets of rules that differ from the given set by a single change. The change lowers the limit of
 * an inequality by one, removes an inequality, halves the step of a rule, or increases `add` by 2.
 * Changes that violate (G) are left out.
 */
export function* alterations(given: RuleSet): Generator<RuleSet, void> {
  for (const [j, rule] of given.rules.entries()) {
    const with_ = (altered: string, changed: StackShift): RuleSet => ({
      ...given,
      rules: given.rules.with(j, changed),
      altered: `rule ${j + 1} ${altered}`,
    })
    for (const [i, [form, least]] of rule.where.entries()) {
      const allowed = leastAllowed(rule, form)
      if (least > allowed) {
        yield with_(`with ${form.join()} >= ${least - 1}`, {
          ...rule,
          where: rule.where.with(i, [form, least - 1]),
        })
      }
      if (allowed === -Infinity) {
        yield with_(`without ${form.join()}`, { ...rule, where: rule.where.toSpliced(i, 1) })
      }
    }
    if (rule.z.every((step) => step % 2 === 0)) {
      yield with_('with half the step', { ...rule, z: rule.z.map((step) => step / 2) })
    }
    if (rule.add > 0) yield with_('adds 2 more', { ...rule, add: rule.add + 2 })
  }
}
