import type { Formula, Term } from '@nim/presburger'
import type { PointCertificate } from '@nim/prover/points'
import type { Subject } from '../box/solved-box.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Form } from '../forms/form.ts'
import type { Tree } from '../learn/tree.ts'
import type { Scan } from '../scan/scan.ts'

/** The result of a search for a game, with the status of this result. */
export interface Discovery extends Subject {
  readonly variables: readonly string[]
  /** The largest pile of each solved box, in the order in which the boxes were solved. */
  readonly boxes: readonly number[]
  /**
   * The share of P-positions in the largest of these boxes. For Grundy values, this is the share of
   * positions with value 0.
   */
  readonly density: number
  /** The evidence about moduli on the largest of these boxes. */
  readonly scan: Scan
  /** The part of the evidence on the strata of a larger box that learning needed. */
  readonly regions: readonly Region[]
  /** The largest pile of the box of the regions. */
  readonly evidenceTo: number
  /**
   * The walls and congruences of the description, or of the evidence if there is no description.
   */
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  readonly result: Result
}

export type Result = Proved | Candidate | Open

/**
 * A statement about the positions. For outcomes, it is a formula that is true at the P-positions;
 * for other values, it is the value as a term.
 */
export type Says = Formula | Term

/** A description, both by cases and as a single formula or term. */
export interface Described {
  readonly tree: Tree
  readonly says: Says
  /** The printed description by cases, one case on each line. */
  readonly cases: readonly string[]
}

/**
 * A description that is proved for all positions. Finitely many points decide whether it is right,
 * and an independent program has checked the certificate.
 */
export interface Proved extends Described {
  readonly status: 'proved'
  readonly certificate: PointCertificate
  /** The number of irreducible points at which the formula is right. */
  readonly points: number
  /** The largest pile in the points that decide the formula. */
  readonly largestPile: number
  /**
   * The exhaustive solver confirms the formula on a box that is larger than those of the search.
   * This is its largest pile.
   */
  readonly solvedTo: number
}

/** A description that is right on a box but not decided for all positions. */
export interface Candidate extends Described {
  readonly status: 'candidate'
  /** The largest pile up to which the description is right. */
  readonly holdsTo: number
  /** The reason why nimlab could not decide the description. */
  readonly why: string
}

/** A search that found no description. */
export interface Open {
  readonly status: 'open'
  /** The reason why the search ended. */
  readonly why: string
  /**
   * Positions at which the last description is wrong, ordered by their sum, or two positions that
   * no question distinguishes. The list is empty if the description is right on the box but is too
   * long.
   */
  readonly breaksAt: readonly (readonly number[])[]
  /**
   * The share of positions in the box at which the last description is wrong; null if two positions
   * conflict.
   */
  readonly wrong: number | null
}
