import type { Encoding } from '../encode/encoding.ts'
import type { BoxCheck } from '../goal/box-check.ts'
import type { Goal } from '../goal/goal.ts'
import type { Counterexample } from '../refute/counterexample.ts'
import type { AnswerStatus, SolverIdentity } from '../solve/solver.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256Of } from './sha256.ts'

/** A query as a certificate lists it; its text is the file `obligations/ID.smt2`. */
export interface ListedObligation {
  readonly id: string
  /** Of the file's text. */
  readonly sha256: string
  readonly status: AnswerStatus | 'not asked'
  /** The name of the solver that answered; empty if none was asked. */
  readonly solver: string
  readonly seconds: number
}

/** A condition as a certificate lists it. */
export interface ListedCondition {
  readonly id: string
  readonly statement: string
  /** Whether it was answered as it is, or its cases were asked. */
  readonly by: 'raw' | 'cases'
  /** Files of its cases. */
  readonly files: number
  /** Cases that simplification alone showed to have no solution: not files. A recheck asks them. */
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

/** Which part of a proof a certificate is. */
export interface CertificatePart {
  /** 1..of. */
  readonly number: number
  readonly of: number
}

/** The format of manifests. */
export const FORMAT = 4

/** What a manifest says besides its own digest. */
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
  /** The version of the command that asked; null if no command did. */
  readonly nimlab: string | null
  /**
   * If the certificate is a part of a proof: which. It then lists and holds the cases of this
   * part only, and proves nothing before it is joined with the others. Null for a whole one.
   */
  readonly part: CertificatePart | null
  /** What the formulas said on a box before the solver was asked; null if that was not tried. */
  readonly checked: BoxCheck | null
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

/** The manifest with its digest: the SHA-256 of its canonical JSON without it. */
export function sealed(body: ManifestBody): Manifest {
  return { ...body, digest: sha256Of(canonicalJson(body)) }
}

/** The bytes of `manifest.json`. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}
