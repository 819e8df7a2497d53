import type { TableValue } from '@nim/bruteforce'
import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { formatPosition, parseRuleset, requireValue } from '@nim/core/rules'
import { boxNear } from '../claim/domains.ts'
import type { Claim } from '../claim/claim.ts'
import type { Games } from '../claim/games.ts'
import { byStatement } from '../claim/stated-fact.ts'
import type { BoxDomain, Counterexample, Domain } from '../claim/verdict.ts'
import type { CaseParameters } from '../claim/parameter.ts'
import { solvedFact } from '../facts/solved.ts'
import { byCase } from '../judge/by-case.ts'
import { formulas } from '../judge/formulas.ts'
import { reasonIn } from '../judge/local-evidence.ts'
import { positions } from '../judge/positions.ts'
import { ASKED, formulaCard } from './formula-card.ts'
import { formulaTextOf } from './formula-id.ts'
import { readFormula, type ReadFormula } from './read-formula.ts'
import { DEFAULT_POSITIONS, MOST_PARSED } from '../tuned/tuned.ts'

/** A case of the claim that a formula makes. */
type Asked = {
  readonly game: string
  readonly value: TableValue
  readonly play: PlayConvention
}

/**
 * The claim of a formula. Its cases are the requested games, values and play conventions. The code
 * that judges all other claims also judges this one, and it evaluates the parsed formula itself.
 *
 * @param rulesetOf reads the games of the cases, including users' own games if it supports them
 *
 * Its members throw a FormulaError if the formula is invalid for the game of the case, and a
 * RangeError if the game has no such value, or if the formula is not exact in the box.
 */
export function formulaClaim(
  id: string,
  rulesetOf: (game: string) => Ruleset = parseRuleset,
): Claim {
  const text = formulaTextOf(id)
  const { source: _, paper: __, ...card } = { ...formulaCard(id, rulesetOf), at: ASKED }
  const { parameters } = card
  const read = remembering(({ game, value }: Asked) => readFormula(text, rulesetOf(game), value))
  const games: Games<Asked> = {
    parameters,
    ruleset: ({ game }) => rulesetOf(game),
    defaultDomain: ({ game }) => boxNear(rulesetOf(game).piles, DEFAULT_POSITIONS),
  }
  const outcomes = formulas<Asked>({
    ...card,
    games,
    printed: (asked) => read(asked).statement,
    play: ({ play }) => play,
    calls: () => 'the formula',
  })
  const values = new Map<string, Claim>(
    (['remoteness', 'grundy'] as const).flatMap((value) =>
      (['normal', 'misere'] as const).map(
        (play) =>
          [
            `${value} ${play}`,
            positions({
              ...card,
              games,
              facts: { value: solvedFact(value, play, WORDS[value], 'GMMV-D3') },
              digest: 'value',
              printed: ({ x, value: actual }, asked: Asked) => read(asked).holds(x, actual),
              evidence: ({ x, value: actual }, { game, solved, parameters: asked }) =>
                valueEvidence(read(asked), x, actual, {
                  value,
                  at: solved?.at ?? ((y) => game.values(value, play)[game.box.rank(y)]!),
                  ruleset: game.ruleset,
                }),
            }),
          ] as const,
      ),
    ),
  )
  const shape = byCase({
    ...card,
    claimOf: ({ value, play }) =>
      value === 'outcome' ? outcomes : values.get(`${value} ${play}`)!,
  })
  const accepted = (asked: CaseParameters, domain: Domain): void => {
    const { game, value, play } = asked as Asked
    requireValue(rulesetOf(game), value, play)
    requireExact(read(asked as Asked), domain as BoxDomain)
  }
  return {
    ...shape,
    cost: (asked, domain) => {
      accepted(asked, domain)
      return shape.cost(asked, domain)
    },
    check: (asked, domain, limits) => {
      accepted(asked, domain)
      return shape.check(asked, domain, limits)
    },
  }
}

const WORDS = { remoteness: 'remoteness', grundy: 'Grundy value' } as const

/**
 * Caches answers by game and value, because parsing a formula takes longer than judging it on a
 * small box. A statement asks for the same parsed formula at every position.
 */
function remembering(read: (asked: Asked) => ReadFormula): (asked: Asked) => ReadFormula {
  let last: { readonly asked: Asked; readonly formula: ReadFormula } | null = null
  const known = new Map<string, ReadFormula>()
  return (asked) => {
    if (last?.asked === asked) return last.formula
    const key = `${asked.value} ${asked.game}`
    let formula = known.get(key)
    if (formula === undefined) {
      if (known.size >= MOST_PARSED) known.clear()
      known.set(key, (formula = read(asked)))
    }
    last = { asked, formula }
    return formula
  }
}

/** @throws RangeError if the formula is not exact in the box */
function requireExact({ largestExact }: ReadFormula, { max }: BoxDomain): void {
  if (max > largestExact) {
    throw new RangeError(
      `formula: nimlab can evaluate it exactly only for piles up to ${largestExact}, got max ${max}`,
    )
  }
}

/**
 * The value according to the formula, the true value, and the options from which the true value
 * follows.
 */
function valueEvidence(
  formula: ReadFormula,
  x: readonly number[],
  actual: number,
  known: {
    readonly value: 'remoteness' | 'grundy'
    readonly at: (x: readonly number[]) => number
    readonly ruleset: Ruleset
  },
): Omit<Counterexample, 'position'> {
  const expected = formula.says(x, actual)
  const own =
    typeof expected === 'number' ? [byStatement(x, { fact: known.value, value: expected })] : []
  const { stated, because } = reasonIn(known, x)
  const says = typeof expected === 'number' ? `gives ${expected}` : `says ${expected}`
  return {
    expected,
    actual,
    explain: `the formula ${says} at ${formatPosition(x)}, but the ${WORDS[known.value]} is ${actual}: ${because}`,
    stated: [...own, ...stated],
  }
}
