import type { Restrictions, VerdictRecord } from '@nim/conjectures'
import type { ReportClaim } from '../claims/claim-summary.ts'

/** One claim of the plan with the requested cases. Absent fields mean the claim's defaults. */
export interface AskedEntry {
  readonly claim: string
  readonly ranges: Restrictions
  /** The bound of the box, or several bounds: every case is checked on each. */
  readonly max?: number | readonly number[]
}

/** A figure with its description. */
export interface ReportFigure {
  /** A few words; the figure's own title has more. */
  readonly title: string
  /** One or two sentences. */
  readonly caption: string
  /** A self-contained SVG document. */
  readonly svg: string
}

/** The origin of the results, and the way to reproduce them. */
export interface Provenance {
  /** The version of nimlab that computed the records. */
  readonly nimlab: string
  /** The command that made the results, as the user typed it. */
  readonly command: string
  /** One command that makes the results again from the plan below. */
  readonly reproduce: string
  /** `sha256:…` of the canonical plan. */
  readonly planDigest: string
  /** The canonical plan, as in its file. */
  readonly plan: string
  /** Names and values such as the version of Node, the machine, and the number of threads. */
  readonly environment: readonly (readonly [name: string, value: string])[]
}

/** All content of a report. It is plain data: a report depends on nothing else. */
export interface ReportData {
  readonly title: string
  readonly asked: readonly AskedEntry[]
  /**
   * The number of checks of the plan; more than the number of records if the sweep is not finished.
   */
  readonly planned: number
  /** The claims of the records, in any order. */
  readonly claims: readonly ReportClaim[]
  /** The records, in the order of the plan. */
  readonly records: readonly VerdictRecord[]
  readonly figures: readonly ReportFigure[]
  readonly provenance: Provenance
}
