import type { CaseParameters } from '../claim/parameter.ts'
import { NIMLAB_VERSION } from '../claim/version.ts'
import { POINTS_FILE } from '../record/points-file.ts'
import type { PointProof } from './decide-by-points.ts'

/** The file that lists the certificates by points in a directory. */
export const POINT_INDEX = 'points.json'

export const POINT_INDEX_FORMAT = 'nimlab-points-index-1'

/** The result that several certificates by points prove together. */
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
    /**
     * One file for each question of the goal, in order. For a refuted goal, these are the questions
     * that were proved before the refutation.
     */
    files: string[]
  }[]
  /** The smallest counterexample, if the verdict is `refuted`. */
  position: number[] | null
  /** The ids of goals that this case uses and that belong to other cases in this directory. */
  uses: string[]
}

/** The index of these cases, as input for {@link pointIndexText}. */
export function pointIndex(cases: PointIndexCase[]): PointIndex {
  return { format: POINT_INDEX_FORMAT, nimlab: NIMLAB_VERSION, cases }
}

/** The text of an index file. */
export function pointIndexText(index: PointIndex): string {
  return `${JSON.stringify(index, null, 2)}\n`
}

/** The text of a certificate file. */
export function pointFileText({ certificate }: PointProof): string {
  return `${JSON.stringify(certificate)}\n`
}

/**
 * The file name of each certificate of a goal. A certificate of a part is named after the part. If
 * a part has several certificates, their names contain numbers.
 */
export function pointFiles(goal: string, proofs: readonly Pick<PointProof, 'part'>[]): string[] {
  return proofs.map(({ part }, i) => {
    const same = proofs.filter((proof) => proof.part === part).length
    const before = proofs.slice(0, i).filter((proof) => proof.part === part).length
    const name = part === 'given' || part === 'strategy' ? `.${part}` : ''
    return `${goalFileName(goal)}${name}${same > 1 ? `.${before + 1}` : ''}${POINTS_FILE}`
  })
}

/**
 * The file name for a goal, which is the goal's id, written in characters that every file system
 * accepts.
 */
export function goalFileName(goal: string): string {
  return goal.replaceAll('=', '').replaceAll(/[^\w.-]+/g, '_')
}
