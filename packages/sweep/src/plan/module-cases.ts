import type { CaseParameters, Domain, RecordHead } from '@nim/conjectures'
import { REFUTATION_CLASSES, VERDICTS } from '@nim/conjectures/format'
import * as v from 'valibot'
import { CASE, DOMAIN } from '../directory/record-line.ts'
import { inWords, whole } from '../directory/strict.ts'
import type { CanonicalPlan } from './canonical-plan.ts'
import type { Gives, PlannedCheck } from './tables.ts'

const digits = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,99})$/))
const word = v.pipe(v.string(), v.minLength(1))

/**
 * A case of a claim from a module, as stored in `plan.json`, so that a reader does not need the
 * code of the module. The stored case is only an assertion by the author of the directory, and a
 * recheck compares it with the module.
 */
export interface ModuleCase extends Gives, Omit<RecordHead, 'claim'> {
  /** The number of the entry in the plan, counted from 0. */
  readonly entry: number
  readonly case: CaseParameters
  readonly domain: Domain
  /** The cost as decimal digits. */
  readonly positions: string
  readonly memory: string
  readonly leastMemory?: string
  readonly game?: string
}

const MODULE_CASES = v.array(
  v.strictObject({
    entry: whole,
    case: CASE,
    domain: DOMAIN,
    positions: digits,
    memory: digits,
    leastMemory: v.optional(digits),
    counts: v.picklist(['positions', 'some positions', 'moves', 'instances', 'entries']),
    verdicts: v.pipe(v.array(v.picklist(VERDICTS)), v.minLength(1)),
    game: v.optional(word),
    reading: v.optional(v.literal('remark')),
    ruleset: v.optional(word),
    play: v.optional(v.picklist(['normal', 'misere'])),
    flaw: v.optional(v.strictObject({ class: v.picklist(REFUTATION_CLASSES), cause: word })),
    by: v.optional(v.literal('nimlab')),
  }),
)

/** The cases of a plan that belong to modules, in the order of the plan. */
export function moduleCases(checks: readonly PlannedCheck[]): ModuleCase[] {
  return checks.flatMap(({ module, entry, case: parameters, domain, cost, gives, game, head }) => {
    if (module === undefined) return []
    const { claim: _, ...rest } = head
    const least = cost.leastMemory
    return [
      {
        entry,
        case: parameters,
        domain,
        positions: cost.positions.toString(),
        memory: cost.memory.toString(),
        ...(least === undefined ? {} : { leastMemory: least.toString() }),
        counts: gives.counts,
        verdicts: gives.verdicts,
        ...(game === undefined ? {} : { game }),
        ...rest,
      },
    ]
  })
}

/**
 * Parses the output of {@link moduleCases}.
 * @throws RangeError that names the error
 */
export function readModuleCases(data: unknown): ModuleCase[] {
  const result = v.safeParse(MODULE_CASES, data)
  if (result.success) return result.output as ModuleCase[]
  throw new RangeError(`ofModules: ${inWords(result.issues[0], 'the list')}`)
}

/** Groups cases by the entry that names them. */
export function byEntry(cases: readonly ModuleCase[]): ReadonlyMap<number, ModuleCase[]> {
  const found = new Map<number, ModuleCase[]>()
  for (const one of cases) {
    const own = found.get(one.entry)
    if (own === undefined) found.set(one.entry, [one])
    else own.push(one)
  }
  return found
}

/**
 * The checks of an entry of a plan, from its stored cases.
 * @throws RangeError if the entry has no stored case
 */
export function keptChecks(
  { claims, budget }: CanonicalPlan,
  entry: number,
  kept: readonly ModuleCase[] = [],
): PlannedCheck[] {
  const { claim, module } = claims[entry]!
  if (kept.length === 0) throw new RangeError(`ofModules: no case of claims.${entry}`)
  return kept.map((one) => {
    const { positions, memory, leastMemory, counts, verdicts, game, reading, ruleset } = one
    const { play, flaw, by } = one
    return {
      claim,
      ...(module === undefined ? {} : { module }),
      entry,
      case: one.case,
      domain: one.domain,
      ...(budget === undefined ? {} : { budget }),
      cost: {
        positions: BigInt(positions),
        memory: BigInt(memory),
        ...(leastMemory === undefined ? {} : { leastMemory: BigInt(leastMemory) }),
      },
      gives: { counts, verdicts },
      head: {
        claim,
        ...(reading === undefined ? {} : { reading }),
        ...(ruleset === undefined ? {} : { ruleset }),
        ...(play === undefined ? {} : { play }),
        ...(flaw === undefined ? {} : { flaw }),
        ...(by === undefined ? {} : { by }),
      },
      ...(game === undefined ? {} : { game }),
    }
  })
}
