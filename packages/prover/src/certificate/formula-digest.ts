import { toText } from '@nim/presburger'
import type { Goal, Strategy } from '../goal/goal.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256Of } from './sha256.ts'

/** The SHA-256 of {@link formulasOf}, written as canonical JSON. */
export function formulaDigest(goal: Goal): string {
  return sha256Of(canonicalJson(formulasOf(goal)))
}

/**
 * The texts of a goal's formulas. The keys are the names of the formulas in the goal's certificate.
 */
export function formulasOf(goal: Goal): Record<string, string> {
  switch (goal.kind) {
    case 'outcome':
      return { isP: toText(goal.isP), ...strategyOf(goal.strategy) }
    case 'remoteness':
      return { remoteness: toText(goal.remoteness), ...strategyOf(goal.strategy) }
    case 'restricted':
      return {
        under: toText(goal.under),
        isP: toText(goal.isP),
        given: toText(goal.given.isP),
        ...strategyOf(goal.given.strategy),
      }
    case 'implication':
      return {
        under: toText(goal.under),
        says: toText(goal.says),
        ...Object.fromEntries(
          (goal.also ?? []).map(({ name, from, to }) => [
            `every ${name}`,
            `from ${toText(from)} to ${toText(to)}`,
          ]),
        ),
        ...Object.fromEntries(
          goal.quantities.flatMap(({ name, attains, tried }) => [
            [name, toText(attains)],
            [`${name} tried`, tried.map(toText).join('; ')],
          ]),
        ),
        ...(goal.moves === undefined
          ? {}
          : { moves: typeof goal.moves === 'string' ? goal.moves : 'strategy' }),
        ...strategyOf(typeof goal.moves === 'object' ? goal.moves : undefined),
      }
    case 'grundy':
      return { grundy: toText(goal.says) }
    case 'partial':
      return { isP: toText(goal.isP), isN: toText(goal.isN), ...strategyOf(goal.strategy) }
  }
}

function strategyOf(strategy: Strategy | undefined): Record<string, string> {
  return Object.fromEntries(
    (strategy ?? []).map(({ when, play }, i) => [
      `rule ${i + 1}`,
      `if ${toText(when)} take from ${play.join(', ')}`,
    ]),
  )
}
