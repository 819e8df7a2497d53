import type { Encoding } from '../encode/encoding.ts'
import type { BoxCheck } from '../goal/box-check.ts'
import type { Goal } from '../goal/goal.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { AnswerStatus, SolverIdentity } from '../solve/solver.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256Of } from './sha256.ts'

/** A query in a certificate's list. The text of the query is in the file `obligations/ID.smt2`. */
export interface ListedObligation {
  readonly id: string
  /** The SHA-256 of the file's text. */
  readonly sha256: string
  readonly status: AnswerStatus | 'not asked'
  /** The name of the solver that answered the query; empty if no solver was asked. */
  readonly solver: string
  readonly seconds: number
}

/** A condition in a certificate's list. */
export interface ListedCondition {
  readonly id: string
  readonly statement: string
  /**
   * `raw` if the solver answered the whole condition, `cases` if it received the condition's cases.
   */
  readonly by: 'raw' | 'cases'
  /** The number of files that contain the condition's cases. */
  readonly files: number
  /**
   * The number of cases for which simplification alone showed that there is no solution. They have
   * no files. A recheck sends them to a solver.
   */
  readonly simplified: number
}

/** A goal whose formulas are stored as strings. */
export interface DescribedGoal {
  readonly id: string
  readonly kind: Goal['kind']
  readonly ruleset: string
  readonly play: 'normal' | 'misere'
  readonly variables: readonly string[]
  /** The formulas of the statement by name, in the text form of @nim/presburger. */
  readonly formulas: Readonly<Record<string, string>>
  /**
   * The place where the given description is proved. Null if this certificate proves the
   * description.
   */
  readonly assumed: string | null
}

/** The part of a proof that a certificate contains. */
export interface CertificatePart {
  /** The number of the part, from 1 to `of`. */
  readonly number: number
  readonly of: number
}

/** The number of the current manifest format. */
export const FORMAT = 4

/** The contents of a manifest, except the manifest's own digest. */
export interface ManifestBody {
  readonly format: typeof FORMAT
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
  readonly solver: SolverIdentity
  /** The version of the command that created the proof; null if no command did. */
  readonly nimlab: string | null
  /**
   * The part of the proof that the certificate contains; null if it contains the whole proof. A
   * part contains only its own cases, and proves nothing until it is joined with the other parts.
   */
  readonly part: CertificatePart | null
  /**
   * The comparison of the formulas with the game on a box, made before the solver was asked; null
   * if there was no comparison.
   */
  readonly checked: BoxCheck | null
  /** Sentences that explain why the obligations together imply the claim. */
  readonly argument: readonly string[]
  readonly conditions: readonly ListedCondition[]
  readonly obligations: readonly ListedObligation[]
  readonly seconds: number
}

/** The contents of the file `manifest.json` of a certificate. */
export interface Manifest extends ManifestBody {
  /** The SHA-256 of the canonical JSON of all other fields. */
  readonly digest: string
}

/**
 * Adds the digest to a manifest. The digest is the SHA-256 of the manifest's canonical JSON without
 * the digest.
 */
export function sealed(body: ManifestBody): Manifest {
  return { ...body, digest: sha256Of(canonicalJson(body)) }
}

/** The text of `manifest.json`. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}
