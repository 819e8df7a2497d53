import { parsePart } from '@nim/sweep'
import { WAYS, type ProofWay } from '../arguments/methods-of-proof.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { note } from '../terminal/output.ts'
import { formulaPlan } from '../testing/formula-plan.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { emptyDirectory } from './certificates.ts'
import type { Records } from './collect-records.ts'
import { coqProofs, writtenProofs } from './general-proofs.ts'
import { checkDirectories, mergeParts } from './merge-parts.ts'
import { type ProofPlan, proofPlan } from './proof-cases.ts'
import type { ProofMethod, ProofRecord } from './proof-record.ts'
import { proveByPoints } from './prove-by-points.ts'
import { proveBySmt } from './prove-by-smt.ts'
import { proveFirstByPoints } from './prove-first-by-points.ts'
import { type ProveFlag, type ProveFlags, spelt, type Subject } from './subject.ts'

/** A proof with valid arguments that is ready to start. */
export interface Proof {
  /** The method that is named in the record of an undecided case. */
  readonly method: ProofMethod
  /**
   * Decides the cases.
   * @returns the exit code if it does not follow from the verdicts, otherwise
   * null
   */
  readonly decide: (records: Records, signal: AbortSignal) => Promise<ExitCode | null>
}

/** One of the methods that `--by` names. */
interface Mode {
  readonly method: ProofMethod
  /** The options that the method does not accept. */
  readonly refuses: readonly ProveFlag[]
  /** The kinds of subjects that the method can prove. */
  readonly proves: readonly Subject['kind'][]
  /** Reads the input and creates the directories before the proof starts. */
  readonly prepare: (subject: Subject, flags: ProveFlags) => Promise<Proof['decide']>
}

const OF_QUERIES = ['solver', 'timeout', 'queryMemory', 'threads'] as const

/**
 * The modes of `nimlab prove` and of `nimlab test --prove`. There is one mode for each method of
 * `--by`.
 */
const MODES: Readonly<Record<ProofWay, Mode>> = {
  any: {
    method: 'points',
    refuses: ['shard', 'coq'],
    proves: ['claims', 'formula'],
    prepare: planned(async (plan, flags, { signal, onRecord }) =>
      proveFirstByPoints(plan, flags, signal, onRecord),
    ),
  },
  points: {
    method: 'points',
    refuses: [...OF_QUERIES, 'shard'],
    proves: ['claims', 'formula'],
    prepare: planned(async (plan, { certificate, coq }, { signal, onRecord }) => {
      await proveByPoints(plan, { directory: certificate, coq, signal, onRecord })
    }),
  },
  smt: {
    method: 'smt',
    refuses: [],
    proves: ['claims', 'formula'],
    prepare: async (subject, flags) => {
      const shard = shardFrom(flags)
      return planned((plan, _, { signal, onRecord }) =>
        proveBySmt(plan, flags, shard, signal, onRecord),
      )(subject, flags)
    },
  },
  written: general('written', 'written proof', async (names) => writtenProofs(names)),
  coq: general('coq', 'coq', coqProofs),
  parts: {
    method: 'smt',
    refuses: [...OF_QUERIES, 'shard', 'coq'],
    proves: ['parts'],
    prepare: joined,
  },
}

/**
 * Reads the input of a proof, and creates the directory for its certificate.
 *
 * @throws by rejection with a UsageError if the options do not fit the method, if the subject has
 * no goal, or if the directory is not empty
 */
export async function proofOf(subject: Subject, flags: ProveFlags): Promise<Proof> {
  const by = flags.by ?? 'any'
  const mode = MODES[by]
  const ways = WAYS.filter((way) => MODES[way].proves.includes(subject.kind))
  if (!ways.includes(by)) {
    throw new UsageError(
      `--by ${by} cannot prove ${subject.kind === 'formula' ? 'a formula' : subject.kind}; accepted: ${ways.join(', ')}`,
    )
  }
  const option = mode.refuses.find((name) => flags[name] !== undefined)
  if (option !== undefined) {
    const others = ways.filter((way) => !MODES[way].refuses.includes(option))
    const instead =
      others.length === 0 ? '' : `; write ${others.map((way) => `--by ${way}`).join(' or ')}`
    throw new UsageError(`--by ${by} does not accept ${spelt(option)}${instead}`)
  }
  return { method: mode.method, decide: await mode.prepare(subject, flags) }
}

interface Observed {
  readonly signal: AbortSignal
  readonly onRecord: (record: ProofRecord) => void
}

/** A method that decides the cases of a plan one after the other. */
function planned(
  decide: (plan: ProofPlan, flags: ProveFlags, observed: Observed) => Promise<void>,
): Mode['prepare'] {
  return async (subject, flags) => {
    const plan = planFor(subject, flags)
    if (flags.certificate !== undefined) await emptyDirectory(flags.certificate)
    return async (records, signal) => {
      records.begin(plan)
      await decide(plan, flags, { signal, onRecord: (record) => records.add(record) })
      return null
    }
  }
}

function planFor(subject: Subject, flags: ProveFlags): ProofPlan {
  if (subject.kind === 'formula') return formulaPlan(subject.asked, flags.by === 'smt')
  if (subject.kind === 'claims') return readingInput(() => proofPlan(subject.names, flags))
  throw new Error(`prove: there is no plan for ${subject.kind}`)
}

/** A method that proves claims for all parameters at once. */
function general(
  by: ProofWay,
  method: ProofMethod,
  proofs: (names: readonly string[], signal: AbortSignal) => Promise<readonly ProofRecord[]>,
): Mode {
  return {
    method,
    refuses: ['n', 'k', 'where', ...OF_QUERIES, 'shard', 'certificate', 'coq'],
    proves: ['claims'],
    prepare: async (subject) => async (records, signal) => {
      if (subject.kind !== 'claims') throw new Error(`prove: ${by} proves no ${subject.kind}`)
      records.beginUnknown()
      for (const record of await proofs(subject.names, signal)) records.add(record)
      return null
    },
  }
}

/** The mode that combines the results that earlier runs wrote with `--shard`. */
async function joined(subject: Subject, flags: ProveFlags): Promise<Proof['decide']> {
  if (subject.kind !== 'parts') throw new Error(`prove: parts are not ${subject.kind}`)
  const { directories } = subject
  const out = required(flags.certificate, '--certificate <directory>')
  if (directories.length === 0) {
    throw new UsageError('--by parts: expected the directories that --shard wrote')
  }
  checkDirectories(directories)
  await emptyDirectory(out)
  return async (records) => {
    records.beginUnknown()
    const { records: found, damage, missing } = await mergeParts(directories, out)
    for (const line of damage) note(`nimlab: ${line}`)
    if (damage.length > 0) return EXIT.internal
    if (missing.length > 0) {
      note(`nimlab: the parts were not joined; missing: ${missing.join(', ')}`)
      return EXIT.incomplete
    }
    for (const record of found) records.add(record)
    note(`the verdicts come from the parts; nimlab recheck ${out} checks them again with a solver`)
    return null
  }
}

/** The part of the proof that `--shard` selects; undefined for the whole proof. */
function shardFrom({
  shard,
  certificate,
}: ProveFlags): { index: number; count: number } | undefined {
  if (shard === undefined) return undefined
  const { residue, modulus } = readingInput(() => parsePart(shard))
  if (certificate === undefined) {
    throw new UsageError('--shard needs --certificate, because a single part proves nothing')
  }
  return { index: residue, count: modulus }
}
