import type { Restriction, Restrictions } from '@nim/conjectures'
import type { CardData } from '@nim/conjectures/cards'
import { oneLine } from '@nim/core/rules'
import { UsageError } from '../usage-error.ts'

/** The flags that say which cases to check. */
export interface CaseFlags {
  readonly n?: readonly [number, number]
  readonly k?: readonly [number, number]
  readonly l?: readonly [number, number]
  readonly where?: readonly string[]
}

type Asked = Pick<CardData, 'id' | 'parameters'>

/**
 * What the flags ask of each claim. A flag applies to the claims that have the parameter; one that
 * no selected claim has is an error, and so is a name that a choice does not offer.
 */
export function restrictionsFor(claims: readonly Asked[], flags: CaseFlags): Restrictions[] {
  const wanted = new Map<string, Restriction>()
  for (const name of ['n', 'k', 'l'] as const) {
    const range = flags[name]
    if (range !== undefined) wanted.set(name, range)
  }
  for (const [name, values] of choices(flags.where ?? [])) wanted.set(name, values)
  for (const [name, restriction] of wanted) {
    const takers = claims.flatMap(({ parameters }) => parameters.filter((p) => p.name === name))
    if (takers.length === 0) {
      throw new UsageError(
        `no selected claim has a parameter '${name}'; parameters of ${claims.map(parametersOf).join('; ')}`,
      )
    }
    const isRange = typeof restriction[0] === 'number'
    if (takers.some(({ kind }) => (kind === 'integer') !== isRange)) {
      throw new UsageError(
        isRange
          ? `parameter '${name}' takes names`
          : `parameter '${name}' takes a range: use --${name}`,
      )
    }
  }
  return claims.map(({ parameters }) =>
    Object.fromEntries(
      parameters.flatMap(({ name }) => (wanted.has(name) ? [[name, wanted.get(name)!]] : [])),
    ),
  )
}

function choices(conditions: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const condition of conditions) {
    const match = /^([A-Za-z]+)=(.+)$/.exec(condition)
    if (match === null) {
      throw new UsageError(
        `--where '${oneLine(condition)}': expected name=value, such as branch=case0.4`,
      )
    }
    found.set(match[1]!, [...(found.get(match[1]!) ?? []), match[2]!])
  }
  return found
}

function parametersOf({ id, parameters }: Asked): string {
  return `${id}: ${parameters.map(({ name }) => name).join(', ')}`
}
