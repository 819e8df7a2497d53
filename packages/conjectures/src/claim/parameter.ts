import { MOST_CASES } from '../tuned/tuned.ts'

/** One case of a claim: a value for each of its parameters, in the order of the parameters. */
export type CaseParameters = Readonly<Record<string, number | string>>

/** A parameter that ranges over integers, such as n and k. */
export interface IntegerParameter {
  readonly kind: 'integer'
  readonly name: string
  readonly about: string
  /** The smallest and largest admissible value, given the values of the preceding parameters. */
  allowed(outer: CaseParameters): readonly [from: number, to: number]
  /** The default range. */
  defaults(outer: CaseParameters): readonly [from: number, to: number]
}

/** A parameter that ranges over names, such as the branches of a formula or a set of move sizes. */
export interface ChoiceParameter {
  readonly kind: 'choice'
  readonly name: string
  readonly about: string
  /** The admissible values in order, given the values of the preceding parameters. */
  values(outer: CaseParameters): readonly string[]
  /** True for other admissible values, such as any ruleset. If absent, no other value is. */
  admits?(value: string): boolean
}

export type Parameter = IntegerParameter | ChoiceParameter

/** A user's restriction of a parameter: an inclusive range of integers, or a list of names. */
export type Restriction = readonly [from: number, to: number] | readonly string[]

/** Restrictions by parameter name. All other parameters keep their defaults. */
export type Restrictions = Readonly<Record<string, Restriction>>

/**
 * The cases that a list of parameters has under restrictions, in order. The first parameter varies
 * slowest. Values outside a parameter's admissible range are skipped, so that one range of k can be
 * used for every n. The result is empty if no combination is admissible.
 *
 * @throws RangeError if there are more than {@link MOST_CASES} cases
 */
export function casesOf(
  parameters: readonly Parameter[],
  restrictions: Restrictions,
): CaseParameters[] {
  let cases: CaseParameters[] = [{}]
  for (const parameter of parameters) {
    const wider: CaseParameters[] = []
    for (const outer of cases) {
      const values = valuesOf(parameter, outer, restrictions[parameter.name])
      for (const value of values) wider.push({ ...outer, [parameter.name]: value })
      if (wider.length <= MOST_CASES) continue
      throw new RangeError(
        `more than ${MOST_CASES} cases; choose a smaller range of ${parameter.name}`,
      )
    }
    cases = wider
  }
  return cases
}

function valuesOf(
  parameter: Parameter,
  outer: CaseParameters,
  restriction: Restriction | undefined,
): readonly (number | string)[] {
  if (parameter.kind === 'choice') {
    const wanted = restriction as readonly string[] | undefined
    const offered = parameter.values(outer)
    if (wanted === undefined) return offered
    const others = wanted.filter((value) => parameter.admits?.(value) && !offered.includes(value))
    return [...offered.filter((value) => wanted.includes(value)), ...others]
  }
  const [lowest, highest] = parameter.allowed(outer)
  const [from, to] =
    (restriction as readonly [number, number] | undefined) ?? parameter.defaults(outer)
  const first = Math.max(lowest, from)
  const last = Math.min(highest, to)
  const count = Math.min(Math.max(0, last - first + 1), MOST_CASES + 1)
  return Array.from({ length: count }, (_, i) => first + i)
}
