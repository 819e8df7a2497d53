import type { Restrictions, VerdictRecord } from '@nim/conjectures'
import type { ReportClaim } from '../claims/claim-summary.ts'

/**
 * One claim of the plan with the requested cases. For absent fields, the defaults of the claim
 * apply.
 */
export interface ClaimRequest {
  readonly claim: string
  readonly ranges: Restrictions
  /**
   * The bound of the box, or a list of several bounds. Every case is checked once for each bound.
   */
  readonly max?: number | readonly number[]
}

/** A figure with its description. */
export interface ReportFigure {
  /** A short title. The title inside the figure contains more details. */
  readonly title: string
  /** The caption, which consists of one or two sentences. */
  readonly caption: string
  /** The figure, as a self-contained SVG document. */
  readonly svg: string
}

/** The origin of the results, and how to reproduce them. */
export interface Provenance {
  /** The version of nimlab that computed the records. */
  readonly nimlab: string
  /** The command that produced the results, as the user typed it. */
  readonly command: string
  /** A command that reproduces the results from the plan below. */
  readonly reproduce: string
  /** `sha256:…` of the canonical plan. */
  readonly planDigest: string
  /** The canonical plan, as stored in its file. */
  readonly plan: string
  /** Names and values such as the version of Node, the machine, and the number of threads. */
  readonly environment: readonly (readonly [name: string, value: string])[]
}

/** The complete content of a report, as plain data. A report depends on no other data. */
export interface ReportData {
  readonly title: string
  readonly asked: readonly ClaimRequest[]
  /**
   * The number of checks in the plan. If the sweep is not finished, the plan contains more checks
   * than there are records.
   */
  readonly planned: number
  /** The claims of the records, in any order. */
  readonly claims: readonly ReportClaim[]
  /** The records, in the order of the plan. */
  readonly records: readonly VerdictRecord[]
  readonly figures: readonly ReportFigure[]
  readonly provenance: Provenance
}
