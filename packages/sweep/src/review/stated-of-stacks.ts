import type { Counterexample, VerdictRecord } from '@nim/conjectures'
import { slowSetNim, type SlowSetNim } from '@nim/core/rules'
import { NOTHING, rulesetIn, type Stated, type StatedFact } from './stated.ts'

const LIST = String.raw`\d+(?:,\d+)*`
const REDUCED = new RegExp(`^(${LIST}) (?:is reduced|has the reduction (${LIST}))`)
const OUTCOME = /, it is ([PN]), /
const OPTIONS = new RegExp(`its options are (${LIST}(?: and ${LIST})*)$`)
const REMOTENESS = new RegExp(`^(${LIST}) has remoteness (\\d+)`)
const RULE_OPTION = new RegExp(`and the rule's option (${LIST}) has (\\d+)$`)
const TWO_GAMES = new RegExp(String.raw`^(${LIST}) is ([PN]), but ([PN]) for \{(${LIST})\}$`)

/**
 * What the sentences of the judges of SN(n,A) state of positions; see `judge-stacks.ts` of
 * @nim/conjectures. Other sentences state nothing here.
 */
export function statedOfStacks(record: VerdictRecord, counterexample: Counterexample): Stated {
  const { actual, witness, explain } = counterexample
  const ruleset = stacksIn(record, explain)
  if (ruleset === null || typeof actual !== 'string') return NOTHING
  const play = record.claim === 'DH-I4b' ? 'misere' : 'normal'
  const value = (position: readonly number[], says: number | string, of = ruleset): StatedFact => ({
    kind: 'value',
    ruleset: of,
    play,
    position,
    says,
  })
  const reduction = (
    position: readonly number[],
    says: readonly number[] = position,
  ): StatedFact => ({ kind: 'reduction', ruleset, position, says })

  const two = TWO_GAMES.exec(actual)
  if (two !== null) {
    const x = listed(two[1]!)
    const other = slowSetNim(ruleset.piles, listed(two[4]!))
    return { facts: [value(x, two[2]!), value(x, two[3]!, other)], isWhole: true }
  }
  const [P, N] = [witness?.['P'], witness?.['N']]
  if (isPosition(P) && isPosition(N)) {
    return { facts: [value(P, 'P'), value(N, 'N'), reduction(P), reduction(N)], isWhole: true }
  }
  const remoteness = REMOTENESS.exec(actual)
  if (remoteness !== null) {
    const option = RULE_OPTION.exec(actual)
    const facts = [value(listed(remoteness[1]!), Number(remoteness[2]))]
    if (option !== null) facts.push(value(listed(option[1]!), Number(option[2])))
    return { facts, isWhole: true }
  }
  const reduced = REDUCED.exec(actual)
  const outcome = OUTCOME.exec(actual)
  if (reduced === null || outcome === null) return NOTHING
  const x = listed(reduced[1]!)
  const options = OPTIONS.exec(actual)?.[1]?.split(' and ').map(listed) ?? []
  const facts: StatedFact[] = [
    value(x, outcome[1]!),
    reduction(x, reduced[2] === undefined ? x : listed(reduced[2])),
    { kind: 'options', ruleset, position: x, says: options },
  ]
  return { facts, isWhole: true }
}

/** The game that the evidence names; where it names none, that of the open problem. */
function stacksIn({ claim, case: { n, k } }: VerdictRecord, explain: string): SlowSetNim | null {
  const named = /\bin (SN\(\d+,\{[\d,]+\}\))/.exec(explain)?.[1]
  if (named !== undefined) {
    const ruleset = rulesetIn(named)
    return ruleset?.kind === 'SN' ? ruleset : null
  }
  if (typeof n !== 'number' || typeof k !== 'number') return null
  if (claim === 'DH-OP1') return slowSetNim(n, [k])
  if (claim === 'DH-OP2') return slowSetNim(n, [k, n])
  if (claim !== 'DH-OP4') return null
  return slowSetNim(
    n,
    Array.from({ length: k }, (_, i) => i + 1),
  )
}

function listed(text: string): number[] {
  return text.split(',').map(Number)
}

function isPosition(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isSafeInteger)
}
