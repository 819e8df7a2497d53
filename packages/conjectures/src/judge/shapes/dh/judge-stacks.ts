import { formatPosition, formatRuleset } from '@nim/core/rules'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain, CheckResult, Counterexample } from '../../../claim/verdict.ts'
import type { MovePart, PositionPart } from '../../../facts/setnim/part.ts'
import {
  factsAt,
  factsCursor,
  type MoveFacts,
  type PositionFacts,
} from '../../../facts/setnim/position-facts.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'
import { formatStacks } from '../../../facts/setnim/visit-moves.ts'

/** What the judge's own value of a position is, that goes into the digest, and how it was found. */
export type Truth = keyof typeof TRUTHS

const TRUTHS = {
  reduction: {
    method: 'definition',
    values: (game: SolvedGame): ArrayLike<number> => game.reducedRanks(),
  },
  outcome: {
    method: 'retrograde',
    values: (game: SolvedGame): ArrayLike<number> => game.outcomes(),
  },
  remoteness: {
    method: 'retrograde',
    values: (game: SolvedGame): ArrayLike<number> => game.remoteness('normal'),
  },
  'misère remoteness': {
    method: 'retrograde',
    values: (game: SolvedGame): ArrayLike<number> => game.remoteness('misere'),
  },
  rules: {
    method: 'definition',
    values: (game: SolvedGame): ArrayLike<number> => game.playLengths().longest,
  },
} as const

/** The case. */
interface Asked {
  readonly id: string
  readonly parameters: CaseParameters
  readonly domain: BoxDomain
}

/** Tests one part of a statement at every position of the game's box. */
export function judgeStacks(
  part: PositionPart | MovePart,
  game: SolvedGame,
  truth: Truth,
  asked: Asked,
  data?: Readonly<Record<string, number | string>>,
): CheckResult {
  const header = streamHeader(asked.id, asked.parameters, asked.domain)
  const { method, values: valuesOf } = TRUTHS[truth]
  const values = valuesOf(game)
  const describe = (x: readonly number[]): Omit<Counterexample, 'position'> =>
    evidence(part, factsAt(game, game.box.rank(x)))
  const found = tally(header)
  const look = factsCursor(game)
  game.box.forEach((x, rank) => {
    const at = look(x, rank)
    const holds = 'ofPosition' in part ? part.ofPosition(at) : holdsForMoves(part, at)
    if (holds !== null) found.test(x, holds, values[rank]!)
  })
  return found.result(method, describe, data)
}

function holdsForMoves(part: MovePart, at: PositionFacts): boolean | null {
  if (part.from === 'reduced' && !at.isReduced) return null
  let spoken: boolean | null = null
  for (const move of at.moves()) {
    const holds = part.ofMove(move, at)
    if (holds === false) return false
    if (holds === true) spoken = true
  }
  return spoken
}

function evidence(
  part: PositionPart | MovePart,
  at: PositionFacts,
): Omit<Counterexample, 'position'> {
  const found = 'ofPosition' in part ? (part.finds ?? describePosition)(at) : failingMove(part, at)
  return {
    expected: part.says,
    actual: found,
    explain: `the statement says "${part.says}", but in ${formatRuleset(at.game.ruleset)} ${found}`,
  }
}

/** The reduction, the outcome and the options of a position, in words. */
function describePosition(at: PositionFacts): string {
  const x = formatPosition(at.x)
  const reduced = at.isReduced
    ? `${x} is reduced`
    : `${x} has the reduction ${formatPosition(at.reduction())}`
  const options = at.moves().map(({ option }) => formatPosition(option))
  const moves = options.length === 0 ? 'it is terminal' : `its options are ${options.join(' and ')}`
  return `${reduced}, it is ${at.outcome()}, ${moves}`
}

function failingMove(part: MovePart, at: PositionFacts): string {
  return describeMove(at.moves().find((move) => part.ofMove(move, at) === false)!)
}

/** `playing on stacks 1,2 of 1,1,2 leaves 0,0,2, whose reduction is 0,0,0`. */
function describeMove(move: MoveFacts): string {
  const reduction = move.needsReduction
    ? `whose reduction is ${formatPosition(move.reduction())}`
    : 'which is reduced'
  return `playing on stacks ${formatStacks(move.played)} of ${formatPosition(move.from.x)} leaves ${formatPosition(move.option)}, ${reduction}`
}
