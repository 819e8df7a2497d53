import type { Restrictions, VerdictRecord } from '@nim/conjectures'
import type { ReportClaim } from '../claims/claim-summary.ts'

/** One claim of the plan with what was asked of it; what is not given took the claim's defaults. */
export interface AskedEntry {
  readonly claim: string
  readonly ranges: Restrictions
  /** Bound of the box, or several: every case is checked on each. */
  readonly max?: number | readonly number[]
}

/** A figure with what it shows. */
export interface ReportFigure {
  /** A few words; the figure's own title says more. */
  readonly title: string
  /** One or two sentences. */
  readonly caption: string
  /** A self-contained SVG document. */
  readonly svg: string
}

/** Where the results come from, and how anyone can get them again. */
export interface Provenance {
  /** Version of nimlab that computed the records. */
  readonly nimlab: string
  /** The command that made the results, as it was typed. */
  readonly command: string
  /** One command that makes them again from the plan below. */
  readonly reproduce: string
  /** `sha256:…` of the canonical plan. */
  readonly planDigest: string
  /** The canonical plan, as its file holds it. */
  readonly plan: string
  /** Names and values such as the version of Node, the machine, and the number of threads. */
  readonly environment: readonly (readonly [name: string, value: string])[]
}

/** All that a report says. It is plain data: a report is a function of it alone. */
export interface ReportData {
  readonly title: string
  readonly asked: readonly AskedEntry[]
  /** Number of checks of the plan; more than there are records, if the sweep is not finished. */
  readonly planned: number
  /** What the claims of the records say, in any order. */
  readonly claims: readonly ReportClaim[]
  /** In the order of the plan. */
  readonly records: readonly VerdictRecord[]
  readonly figures: readonly ReportFigure[]
  readonly provenance: Provenance
}
