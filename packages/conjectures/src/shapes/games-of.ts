import type { OwnGame } from '@nim/core/own-game'
import { parseRuleset, type Ruleset } from '@nim/core/rules'
import { boxNear } from '../claim/domains.ts'
import type { Games } from '../claim/games.ts'
import type { CaseParameters, Parameter } from '../claim/parameter.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { described } from './claim-error.ts'
import { ownGameNamed, ownGameOf } from './own-games.ts'
import { DEFAULT_POSITIONS } from '../tuned/tuned.ts'

/** The preceding parameters, because the bounds of a parameter may depend on them. */
type Outer = Readonly<Record<'n' | 'k' | 'l', number>>

type Bound = number | ((outer: Outer) => number)

/** The values that a whole-number parameter can have. */
export interface WholeRange {
  /** The default range; an option such as `--n 3..5` replaces it. */
  readonly from: Bound
  readonly to: Bound
  /**
   * The least and the largest value that the parameter accepts. Default: `from` and `to` if they
   * are functions, otherwise 1 and 30.
   */
  readonly least?: Bound
  readonly most?: Bound
}

/** A whole number as a parameter. */
export interface WholeParameter extends WholeRange {
  readonly kind: 'integer'
  readonly about: string
}

/** A name as a parameter. */
export interface NameParameter {
  readonly kind: 'choice'
  readonly about: string
  readonly values: readonly string[]
}

/**
 * Parameters by name, in their order. The options `--n`, `--k` and `--l` set the parameters of
 * these names.
 */
export type OwnParameters = Readonly<Record<string, WholeParameter | NameParameter>>

/** The values of parameters in a case. */
export type CaseOf<P extends OwnParameters> = {
  readonly [K in keyof P]: P[K] extends WholeParameter ? number : string
}

/** A parameter that ranges over whole numbers. */
export function integer(about: string, range: WholeRange): WholeParameter {
  return { kind: 'integer', about, ...range }
}

/** A parameter whose value is one of several names. `--where NAME=VALUE` selects one. */
export function oneOf(about: string, values: readonly string[]): NameParameter {
  return { kind: 'choice', about, values }
}

/** The default boxes; `--max` replaces them. */
export interface BoxSize<C> {
  /** The largest pile of the box: piles range over 0..max. */
  readonly max?: number | ((parameters: C) => number)
  /**
   * The maximum number of positions, as an alternative to `max`. The box is the largest one within
   * this limit. Default: 100 000.
   */
  readonly positions?: number
}

/**
 * The games of a claim.
 *
 * @param ruleset the ruleset of a case: a name such as `SN(${n},{2,3})` or `./circle.mjs`, a
 * ruleset as data, or the export of a module with your own game
 * @throws RangeError if a parameter has an invalid name or is itself invalid; later, if a case has
 * no ruleset
 */
export function gamesOf<const P extends OwnParameters>(
  parameters: P,
  ruleset: (parameters: CaseOf<P>) => string | Ruleset | OwnGame,
  size: BoxSize<CaseOf<P>> = {},
): Games<CaseOf<P>> {
  if (typeof ruleset !== 'function') {
    throw new RangeError(
      `gamesOf: expected a function from the parameters to a ruleset, got ${described(ruleset)}`,
    )
  }
  if (typeof size !== 'object' || size === null) {
    throw new RangeError(`gamesOf: expected a box such as { max: 9 }, got ${described(size)}`)
  }
  const { max, positions = DEFAULT_POSITIONS } = size
  const rulesetOf = (asked: CaseOf<P>): Ruleset => {
    const found: unknown = ruleset(asked)
    if (typeof found === 'string') return ownGameNamed(found) ?? parseRuleset(found)
    if (isRuleset(found)) return found
    if (typeof found === 'object' && found !== null) return ownGameOf(found)
    throw new RangeError(
      `gamesOf: expected a ruleset such as 'SN(5,{2,3})' or './circle.mjs', got ${described(found)}`,
    )
  }
  return {
    parameters: ownParameters(parameters),
    ruleset: rulesetOf,
    defaultDomain(asked): BoxDomain {
      if (max === undefined) return boxNear(rulesetOf(asked).piles, positions)
      const bound = typeof max === 'function' ? max(asked) : max
      return { kind: 'box', max: whole(bound, 'gamesOf: max') }
    },
  }
}

/** True if a value has the members of a ruleset that are used before its game is known. */
function isRuleset(found: unknown): found is Ruleset {
  const { kind, piles } = (found ?? {}) as Partial<Readonly<Record<keyof Ruleset, unknown>>>
  return typeof kind === 'string' && Number.isSafeInteger(piles)
}

/**
 * Parameters in the form that a claim needs.
 * @throws RangeError if a parameter has an invalid name
 * or is not a parameter
 */
export function ownParameters(parameters: OwnParameters): Parameter[] {
  return Object.entries(parameters).map(([name, given]): Parameter => {
    const parameter = given as unknown as Partial<
      Readonly<Record<keyof WholeParameter | keyof NameParameter, unknown>>
    > | null
    if (!/^[A-Za-z]{1,20}$/.test(name)) {
      throw new RangeError(`parameter '${name}': expected a name that consists of letters`)
    }
    if (parameter?.kind === 'choice' && Array.isArray(parameter.values)) {
      const { about, values } = given as NameParameter
      return { kind: 'choice', name, about, values: () => values }
    }
    if (parameter?.kind !== 'integer' || typeof parameter.about !== 'string') {
      throw new RangeError(
        `parameter '${name}': expected integer('what it is', { from: 2, to: 5 }) or oneOf('what it is', ['a', 'b'])`,
      )
    }
    return wholeParameter(name, given as WholeParameter)
  })
}

function wholeParameter(name: string, { about, ...range }: WholeParameter): Parameter {
  const {
    from,
    to,
    least = typeof from === 'function' ? from : 1,
    most = typeof to === 'function' ? to : 30,
  } = range
  const value = (bound: Bound, which: string, outer: CaseParameters): number =>
    whole(
      typeof bound === 'function' ? bound(outer as Outer) : bound,
      `parameter '${name}': ${which}`,
    )
  return {
    kind: 'integer',
    name,
    about,
    allowed: (outer) => [value(least, 'least', outer), value(most, 'most', outer)],
    defaults: (outer) => [value(from, 'from', outer), value(to, 'to', outer)],
  }
}

function whole(number: unknown, what: string): number {
  if (Number.isSafeInteger(number) && (number as number) >= 0) return number as number
  throw new RangeError(`${what}: expected a whole number, got ${described(number)}`)
}
