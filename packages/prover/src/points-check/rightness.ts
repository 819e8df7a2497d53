import { options, type Position } from '@nim/core/rules'
import { assign, evaluate, evaluateTerm, parse, parseTerm } from '@nim/presburger'
import type { Ground } from './ground.ts'
import type { Certificate } from './schema.ts'

type Said = boolean | number

/** True if a position has its stated value, assuming that its options have their stated values. */
export function rightness(
  { value, play, variables, says }: Certificate['question'],
  { ruleset }: Ground,
): (x: Position) => boolean {
  const isFormula = value === 'outcome' || value === 'statement'
  const [formula, term] = isFormula ? [parse(says), null] : [null, parseTerm(says)]
  const valueAt = (x: Position): Said =>
    formula === null
      ? evaluateTerm(term, assign(variables, x))
      : evaluate(formula, assign(variables, x))
  return (x) =>
    valueAt(x) === (ruleset === null || follows(value, play!, options(ruleset, x).map(valueAt)))
}

/**
 * The value according to its definition. An outcome is `true` for P. Any other value is the
 * remoteness, or the least number that is not the value of an option.
 */
function follows(value: string, play: 'normal' | 'misere', below: readonly Said[]): Said {
  const isNormal = play === 'normal'
  if (value === 'outcome') return below.length === 0 ? isNormal : !below.includes(true)
  const numbers = below as readonly number[]
  if (value === 'grundy') {
    let least = below.length === 0 && !isNormal ? 1 : 0
    while (numbers.includes(least)) least++
    return least
  }
  const lost = numbers.filter((r) => (r % 2 === 0) === isNormal)
  if (below.length === 0) return 0
  return 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...numbers))
}
