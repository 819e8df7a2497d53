import { join } from 'node:path'
import { isUnreadable, parseJson, readOwnText, RepeatedField } from '@nim/core/files'
import { NIMLAB_VERSION } from '@nim/conjectures'
import { digestOf } from '../digest.ts'
import { canonicalPlan } from '../plan/canonical-plan.ts'
import { ModuleError } from '../modules/module-error.ts'
import { type ModuleCase, moduleCases, readModuleCases } from '../plan/module-cases.ts'
import { parsePlan } from '../plan/parse-plan.ts'
import { type Plan, planFrom } from '../plan/plan.ts'
import { shown } from './strict.ts'
import { type Unfolded, unfold } from '../plan/unfold.ts'
import { ForeignSweep, SweepDamage } from './sweep-error.ts'

/**
 * The format of sweep directories. Format 1 had no results folder, and format 2 contained records
 * of format 1.
 */
const DIRECTORY_FORMAT = 3

export const PLAN_FILE = 'plan.json'

/** The fields of `plan.json` other than the canonical plan. */
export interface PlanStamp {
  readonly directory: number
  readonly nimlab: string
  /** The SHA-256 of the canonical plan. */
  readonly digest: string
  readonly shards: number
  readonly cases: number
  /** The SHA-256 of the checks of all shards. */
  readonly unfolding: string
  /** The possible results of each claim. */
  readonly gives: Unfolded['gives']
  /** The cases of claims from modules. It is absent if the plan has no such cases. */
  readonly ofModules?: readonly ModuleCase[]
}

const STAMPS = [
  'directory',
  'nimlab',
  'digest',
  'shards',
  'cases',
  'unfolding',
  'gives',
  'ofModules',
] as const

/**
 * The text of `plan.json`. It contains the canonical plan and the digests that identify the sweep.
 */
export function planFile({ plan, ...sweep }: Unfolded): string {
  const ofModules = moduleCases(sweep.shards.flatMap(({ checks }) => checks))
  const stamp: PlanStamp = {
    directory: DIRECTORY_FORMAT,
    nimlab: NIMLAB_VERSION,
    digest: sweep.digest,
    shards: sweep.shards.length,
    cases: sweep.cases,
    unfolding: sweep.unfolding,
    gives: sweep.gives,
    ...(ofModules.length === 0 ? {} : { ofModules }),
  }
  return `${JSON.stringify({ ...plan, ...stamp }, null, 2)}\n`
}

/**
 * Parses a plan in the form that users write, or the `plan.json` of a sweep directory.
 * @throws RangeError that names the invalid field, SweepDamage if a `plan.json` was edited
 */
export function readPlan(text: string): Plan {
  const stamped = splitStamp(text)
  if (typeof stamped === 'string' || stamped.stamp.digest === undefined) return parsePlan(text)
  requireOwnDigest(stamped)
  return planFrom(stamped.plan)
}

/**
 * Specifies whether code from the plan's modules may run. With `kept`, the cases of the modules are
 * read from `plan.json`, and no code runs.
 */
export type ModuleCode = 'kept' | 'run'

/**
 * The sweep of a directory, read from its `plan.json`. The file must be byte for byte the text that
 * this program writes for that sweep.
 *
 * @param code `run` computes the cases from the modules of the plan, and compares them
 * @param like a sweep that was read or unfolded before. If the file is its `plan.json`, this sweep
 *   is returned, and nothing is unfolded again. Without effect if `code` is `run`
 * @throws (by rejection) SweepDamage if the plan was edited or is missing; ForeignSweep that names
 *   the difference if the format, version or unfolding differ from those of this program
 */
export async function readPlanFile(
  directory: string,
  code: ModuleCode = 'kept',
  like: Unfolded | null = null,
): Promise<Unfolded> {
  const path = join(directory, PLAN_FILE)
  const text = readText(directory)
  if (like !== null && code === 'kept' && text === planFile(like)) return like
  const stamped = splitStamp(text)
  if (typeof stamped === 'string') throw new SweepDamage(`${path}: ${stamped}`)
  const { stamp } = stamped
  const differs = (what: string, theirs: unknown, ours: unknown): ForeignSweep =>
    new ForeignSweep(
      `sweep directory '${directory}': ${what} is ${shown(String(theirs))}, this program has ${String(ours)}; use a new directory`,
    )
  if (stamp.directory !== DIRECTORY_FORMAT) {
    throw differs('the format number', stamp.directory ?? 'missing (1)', DIRECTORY_FORMAT)
  }
  requireOwnDigest(stamped, directory)
  if (stamp.nimlab !== NIMLAB_VERSION) {
    throw differs('the nimlab version', stamp.nimlab, NIMLAB_VERSION)
  }
  const sweep = await unfoldStored(directory, stamped, code)
  if (sweep.digest !== stamp.digest) throw differs('the plan digest', stamp.digest, sweep.digest)
  if (sweep.shards.length !== stamp.shards) {
    throw differs('the number of shards', stamp.shards, sweep.shards.length)
  }
  if (sweep.cases !== stamp.cases) throw differs('the number of cases', stamp.cases, sweep.cases)
  if (sweep.unfolding !== stamp.unfolding) {
    throw differs('the digest of the unfolded shards', stamp.unfolding, sweep.unfolding)
  }
  const [theirs, ours] = [stamp.gives, sweep.gives].map((gives) => JSON.stringify(gives))
  if (theirs !== ours) throw differs('the list of possible results', theirs, ours)
  if (planFile(sweep) === text) return sweep
  throw new SweepDamage(
    `${path} differs from what nimlab writes for this plan: a field occurs twice, is in another place, or has another value`,
  )
}

/** If a module has changed since the plan was made, the directory is treated as foreign. */
async function unfoldStored(
  directory: string,
  { plan, stamp }: Stamped,
  code: ModuleCode,
): Promise<Unfolded> {
  try {
    const storedCases = code === 'run' ? null : readModuleCases(stamp.ofModules ?? [])
    return await unfold(plan as unknown as Plan, storedCases)
  } catch (error) {
    if (error instanceof ModuleError) {
      throw new ForeignSweep(`sweep directory '${directory}': ${error.message}`, { cause: error })
    }
    if (!(error instanceof RangeError) || code === 'run') throw error
    throw new SweepDamage(`${join(directory, PLAN_FILE)}: ${shown(error.message)}`, {
      cause: error,
    })
  }
}

/**
 * Rejects a directory whose sweep is not the requested sweep.
 * @throws ForeignSweep that names the first difference
 */
export function requireSamePlan(directory: string, stored: Unfolded, requested: Unfolded): void {
  if (stored.digest === requested.digest) return
  throw new ForeignSweep(
    `sweep directory '${directory}' contains another plan: ${firstDifference(stored.plan, requested.plan)} (its plan digest is ${stored.digest}, the requested one is ${requested.digest})`,
  )
}

function firstDifference(stored: Plan, asked: Plan): string {
  const count = Math.max(stored.claims.length, asked.claims.length)
  for (let i = 0; i < count; i++) {
    const [theirs, ours] = [stored.claims[i], asked.claims[i]].map((entry) => JSON.stringify(entry))
    if (theirs !== ours)
      return `claims.${i} is ${theirs ?? 'absent'}, the requested plan has ${ours ?? 'none'}`
  }
  for (const field of ['budget', 'shard'] as const) {
    const [theirs, ours] = [stored[field], asked[field]].map((value) => JSON.stringify(value))
    if (theirs !== ours)
      return `${field} is ${theirs ?? 'absent'}, the requested plan has ${ours ?? 'none'}`
  }
  return 'format'
}

interface Stamped {
  readonly plan: Readonly<Record<string, unknown>>
  readonly stamp: Partial<PlanStamp>
}

/** The two parts of a `plan.json`, or the reason why the text is not a `plan.json`. */
function splitStamp(text: string): Stamped | string {
  let data: unknown
  try {
    data = parseJson(text)
  } catch (error) {
    return error instanceof RepeatedField
      ? error.message
      : 'not valid JSON; was it cut off or edited?'
  }
  if (typeof data !== 'object' || data === null) return 'not valid JSON; was it cut off or edited?'
  const isStamp = ([key]: [string, unknown]): boolean => STAMPS.some((name) => name === key)
  const entries = Object.entries(data)
  return {
    plan: Object.fromEntries(entries.filter((entry) => !isStamp(entry))),
    stamp: Object.fromEntries(entries.filter(isStamp)),
  }
}

/**
 * Checks the digest of the plan before the plan is validated, so that an edit is reported even if
 * it makes the plan invalid.
 */
function requireOwnDigest({ plan, stamp }: Stamped, directory = ''): void {
  let own: string
  try {
    own = digestOf(JSON.stringify(canonicalPlan(plan as unknown as Plan)))
  } catch (error) {
    throw new SweepDamage(
      `${join(directory, PLAN_FILE)} was edited or damaged: ${shown((error as Error).message)}`,
      { cause: error },
    )
  }
  if (own === stamp.digest) return
  throw new SweepDamage(
    `${join(directory, PLAN_FILE)} was edited or damaged: it states the digest ${shown(String(stamp.digest))}, but its content has ${own}`,
  )
}

function readText(directory: string): string {
  try {
    return readOwnText(join(directory, PLAN_FILE))
  } catch (error) {
    if (!isUnreadable(error, 'ENOENT')) throw error
    throw new SweepDamage(
      `sweep directory '${directory}': cannot read ${PLAN_FILE}: ${(error as Error).message}`,
      { cause: error },
    )
  }
}
