import { options, type Position } from '@nim/core/rules'
import { assign, evaluate, evaluateTerm, parse, parseTerm } from '@nim/presburger'
import type { Ground } from './ground.ts'
import type { Certificate } from './schema.ts'

/** Whether a position has the value said of it, if its options have those said of them. */
export function rightness(
  { value, play, variables, says }: Certificate['question'],
  { ruleset }: Ground,
): (x: Position) => boolean {
  if (value === 'outcome' || value === 'statement') {
    const formula = parse(says)
    const isSaid = (x: Position): boolean => evaluate(formula, assign(variables, x))
    return (x) => {
      if (ruleset === null) return isSaid(x)
      const below = options(ruleset, x)
      return isSaid(x) === (below.length === 0 ? play === 'normal' : !below.some(isSaid))
    }
  }
  const term = parseTerm(says)
  const said = (x: Position): number => evaluateTerm(term, assign(variables, x))
  const isLost = (r: number): boolean => (r % 2 === 0) === (play === 'normal')
  return (x) => {
    const [own, below] = [said(x), options(ruleset!, x).map(said)]
    if (below.length === 0) return own === (value === 'grundy' && play === 'misere' ? 1 : 0)
    const smaller = new Set(below.filter((g) => g >= 0 && g < own))
    if (value === 'grundy') return smaller.size === own && !below.includes(own)
    const isAllowed = isLost(own)
      ? (r: number) => !isLost(r) && r < own
      : (r: number) => !isLost(r) || r >= own - 1
    return below.includes(own - 1) && below.every(isAllowed)
  }
}
