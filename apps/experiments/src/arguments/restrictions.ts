import type { Restriction, Restrictions } from '@nim/conjectures'
import type { CardData } from '@nim/conjectures/cards'
import { oneLine } from '@nim/core/rules'
import { UsageError } from '../usage-error.ts'

/** The options that select cases. */
export interface CaseFlags {
  readonly n?: readonly [number, number]
  readonly k?: readonly [number, number]
  readonly l?: readonly [number, number]
  readonly where?: readonly string[]
}

type Asked = Pick<CardData, 'id' | 'parameters'>

/**
 * The restrictions that the options impose on each claim. An option for a parameter applies to all
 * selected claims that have this parameter. It is an error if no selected claim has the parameter.
 * It is also an error to give a range for a parameter whose values are names, or names for a range.
 */
export function restrictionsFor(claims: readonly Asked[], flags: CaseFlags): Restrictions[] {
  const restrictions = new Map<string, Restriction>()
  for (const name of ['n', 'k', 'l'] as const) {
    const range = flags[name]
    if (range !== undefined) restrictions.set(name, range)
  }
  for (const [name, values] of choices(flags.where ?? [])) restrictions.set(name, values)
  for (const [name, restriction] of restrictions) {
    const takers = claims.flatMap(({ parameters }) => parameters.filter((p) => p.name === name))
    if (takers.length === 0) {
      throw new UsageError(
        `no selected claim has a parameter '${name}'; the parameters are ${claims.map(parametersOf).join('; ')}`,
      )
    }
    const isRange = typeof restriction[0] === 'number'
    if (takers.some(({ kind }) => (kind === 'integer') !== isRange)) {
      throw new UsageError(
        isRange
          ? `the values of parameter '${name}' are names: use --where ${name}=NAME`
          : `parameter '${name}' has a range: use --${name}`,
      )
    }
  }
  return claims.map(({ parameters }) =>
    Object.fromEntries(
      parameters.flatMap(({ name }) =>
        restrictions.has(name) ? [[name, restrictions.get(name)!]] : [],
      ),
    ),
  )
}

function choices(conditions: readonly string[]): Map<string, string[]> {
  const valuesByName = new Map<string, string[]>()
  for (const condition of conditions) {
    const match = /^([A-Za-z]+)=(.+)$/.exec(condition)
    if (match === null) {
      throw new UsageError(
        `--where '${oneLine(condition)}': expected name=value, such as branch=case0.4`,
      )
    }
    valuesByName.set(match[1]!, [...(valuesByName.get(match[1]!) ?? []), match[2]!])
  }
  return valuesByName
}

function parametersOf({ id, parameters }: Asked): string {
  return `${id}: ${parameters.map(({ name }) => name).join(', ')}`
}
