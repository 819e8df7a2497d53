import type { TableValue } from '@nim/bruteforce'
import type { PlayConvention } from '@nim/core/rules'
import { leastAllowed, type LeastForm, type StackShift } from '@nim/core/setnim/definitions'

/** Shift rules of SN(n,A), and what the page on them says of their size. */
export interface RuleSet {
  readonly n: number
  readonly A: readonly number[]
  readonly play: PlayConvention
  readonly value: TableValue
  readonly rules: readonly StackShift[]
  /** B_crit: no critical edge has a larger pile. */
  readonly critical: number
  /** B_cov: some rule applies at every position with a larger pile. */
  readonly covered: number
  /** How the rules differ from those that solve the game; null if they do not. */
  readonly altered: string | null
}

/**
 * Rules from a line such as `3 1,3 misere outcome 8 5; 0,2,2 +0 if -1,1,0 >= 3 and 0,0,1 >= 1; …`: n, A, play, value, B_crit
 * and B_cov; then the rules.
 */
export function ruleSetOf(line: string): RuleSet {
  const [head, ...rules] = line.split('; ')
  const [n, A, play, value, critical, covered] = head!.split(' ')
  return {
    n: Number(n),
    A: numbers(A!),
    play: play as PlayConvention,
    value: value as TableValue,
    critical: Number(critical),
    covered: Number(covered),
    rules: rules.map(ruleOf),
    altered: null,
  }
}

function ruleOf(text: string): StackShift {
  const [step, where] = text.split(' if ')
  const [z, add] = step!.split(' +')
  const inequalities = where!.split(' and ').map((each): LeastForm => {
    const [form, least] = each.split(' >= ')
    return [numbers(form!), Number(least)]
  })
  return { z: numbers(z!), add: Number(add), where: inequalities }
}

function numbers(text: string): number[] {
  return text.split(',').map(Number)
}

/**
 * The same rules with one change each: an inequality asks for one less, or is left out, or a step is halved, or adds 2
 * more. Only changes that keep (G) are made.
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
