import type { CaseParameters } from '../claim/parameter.ts'
import { NIMLAB_VERSION } from '../claim/version.ts'
import { POINTS_FILE } from '../record/points-file.ts'
import type { PointProof } from './decide-by-points.ts'

/** The file that says which certificates by points a directory holds. */
export const POINT_INDEX = 'points.json'

export const POINT_INDEX_FORMAT = 'nimlab-points-index-1'

/** What certificates by points decide together. */
export interface PointIndex {
  format: typeof POINT_INDEX_FORMAT
  nimlab: string
  cases: PointIndexCase[]
}

/** A case with the goals that together decide it. */
export interface PointIndexCase {
  claim: string
  case: CaseParameters
  verdict: string
  goals: {
    id: string
    verdict: string
    /** One for each question of the goal, in their order; what was proved before a refutation. */
    files: string[]
  }[]
  /** For `refuted`: the smallest counterexample. */
  position: number[] | null
  /** Ids of goals of other cases of this directory that are used. */
  uses: string[]
}

/** The index of these cases, for {@link pointIndexText}. */
export function pointIndex(cases: PointIndexCase[]): PointIndex {
  return { format: POINT_INDEX_FORMAT, nimlab: NIMLAB_VERSION, cases }
}

/** What the file of an index holds. */
export function pointIndexText(index: PointIndex): string {
  return `${JSON.stringify(index, null, 2)}\n`
}

/** What the file of a certificate holds. */
export function pointFileText({ certificate }: PointProof): string {
  return `${JSON.stringify(certificate)}\n`
}

/** Of each certificate of a goal its file: what is not the goal itself is named, and counted if there are several. */
export function pointFiles(goal: string, proofs: readonly Pick<PointProof, 'part'>[]): string[] {
  return proofs.map(({ part }, i) => {
    const same = proofs.filter((proof) => proof.part === part).length
    const before = proofs.slice(0, i).filter((proof) => proof.part === part).length
    const name = part === 'given' || part === 'strategy' ? `.${part}` : ''
    return `${goalFileName(goal)}${name}${same > 1 ? `.${before + 1}` : ''}${POINTS_FILE}`
  })
}

/** The name of what a goal's certificate is kept in: its id in letters that every file system takes. */
export function goalFileName(goal: string): string {
  return goal.replaceAll('=', '').replaceAll(/[^\w.-]+/g, '_')
}
