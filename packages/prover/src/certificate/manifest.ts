import * as v from 'valibot'
import type { Encoding } from '../encode/encoding.ts'
import type { Goal } from '../goal/goal.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { AnswerStatus } from '../solve/solver.ts'
import { sha256Of } from './sha256.ts'

/** An obligation as a certificate lists it; its text is the file `obligations/ID.smt2`. */
export interface ListedObligation {
  readonly id: string
  /** Of the file's text. */
  readonly sha256: string
  readonly status: AnswerStatus | 'not asked'
  readonly seconds: number
}

/** A condition as a certificate lists it. */
export interface ListedCondition {
  readonly id: string
  readonly statement: string
  /** Obligations that are files. */
  readonly files: number
  /** Obligations that simplification alone showed to have no solution: not files. */
  readonly simplified: number
}

/** A goal as text. */
export interface DescribedGoal {
  readonly id: string
  readonly kind: Goal['kind']
  readonly ruleset: string
  readonly play: 'normal' | 'misere'
  readonly variables: readonly string[]
  /** The formulas of the statement by name, in the text form of @nim/presburger. */
  readonly formulas: Readonly<Record<string, string>>
  /** Where the description that is given is proved, if it is not proved here. */
  readonly assumed: string | null
}

/** What a manifest says besides its own digest. */
export interface ManifestBody {
  readonly format: 1
  readonly claim: string
  readonly case: Readonly<Record<string, string | number>>
  readonly goal: DescribedGoal
  readonly encoding: {
    readonly residues: Encoding['residues']
    readonly modulus: number | null
    readonly terms: Encoding['terms']
  }
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  readonly reason: string
  readonly counterexample: Counterexample | null
  readonly solver: { readonly name: string; readonly version: string }
  /** Why the obligations together imply the claim. */
  readonly argument: readonly string[]
  readonly conditions: readonly ListedCondition[]
  readonly obligations: readonly ListedObligation[]
  readonly seconds: number
}

/** `manifest.json` of a certificate: what it says of itself. */
export interface Manifest extends ManifestBody {
  /** SHA-256 of the canonical JSON of everything else. */
  readonly digest: string
}

const Digest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Seconds = v.pipe(v.number(), v.minValue(0))
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/))
const Value = v.union([v.string(), v.number()])

const ManifestSchema: v.GenericSchema<unknown, Manifest> = v.strictObject({
  format: v.literal(1),
  claim: v.string(),
  case: v.record(v.string(), Value),
  goal: v.strictObject({
    id: v.string(),
    kind: v.picklist(['outcome', 'remoteness', 'restricted', 'partial']),
    ruleset: v.string(),
    play: v.picklist(['normal', 'misere']),
    variables: v.array(v.string()),
    formulas: v.record(v.string(), v.string()),
    assumed: v.nullable(v.string()),
  }),
  encoding: v.strictObject({
    residues: v.picklist(['forms', 'piles', 'none']),
    modulus: v.nullable(v.number()),
    terms: v.picklist(['variables', 'direct']),
  }),
  verdict: v.picklist(['proved', 'refuted', 'incomplete']),
  reason: v.string(),
  counterexample: v.nullable(
    v.strictObject({
      position: v.array(Count),
      expected: Value,
      actual: Value,
      explain: v.string(),
      isSmallest: v.boolean(),
      checkedBy: v.picklist(['rules', 'smaller-positions']),
    }),
  ),
  solver: v.strictObject({ name: v.string(), version: v.string() }),
  argument: v.array(v.string()),
  conditions: v.array(
    v.strictObject({ id: Name, statement: v.string(), files: Count, simplified: Count }),
  ),
  obligations: v.array(
    v.strictObject({
      id: Name,
      sha256: Digest,
      status: v.picklist(['unsat', 'sat', 'unknown', 'timeout', 'error', 'not asked']),
      seconds: Seconds,
    }),
  ),
  seconds: Seconds,
  digest: Digest,
})

/** The manifest with its digest: the SHA-256 of its canonical JSON without it. */
export function sealed(body: ManifestBody): Manifest {
  return { ...body, digest: sha256Of(canonicalJson(body)) }
}

/** The bytes of `manifest.json`. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * Reads the text of a `manifest.json`.
 *
 * @throws CertificateError saying what is wrong with it
 */
export function parseManifest(text: string): Manifest {
  const parsed = v.safeParse(ManifestSchema, json(text))
  if (!parsed.success) {
    const [issue] = parsed.issues
    const where = issue.path === undefined ? 'it' : v.getDotPath(issue)
    throw new CertificateError(`manifest.json: ${where ?? 'it'}: ${issue.message}`)
  }
  const { digest, ...body } = parsed.output
  if (sealed(body).digest !== digest) {
    throw new CertificateError('manifest.json: its digest is not that of its contents')
  }
  return parsed.output
}

/** A certificate that cannot be read. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError'
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CertificateError('manifest.json: it is not JSON')
  }
}

/** JSON with the keys of every object in order, and no blanks. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
