import type { Formula, Term } from '@nim/presburger'
import type { PointCertificate } from '@nim/prover/points'
import type { Subject } from '../box/solved-box.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Form } from '../forms/form.ts'
import type { Tree } from '../learn/tree.ts'
import type { Scan } from '../scan/scan.ts'

/** What was found about a game, and what it is worth. */
export interface Discovery extends Subject {
  readonly variables: readonly string[]
  /** Largest piles of the boxes that were solved, in order. */
  readonly boxes: readonly number[]
  /** Share of the positions of the largest of them that are P; for Grundy values, that have value 0. */
  readonly density: number
  /** Evidence on the same box. */
  readonly scan: Scan
  /** What was found on the strata of a larger box, as far as learning asked for it; evidence too. */
  readonly regions: readonly Region[]
  /** Largest pile of that box. */
  readonly evidenceTo: number
  /** Walls and congruences of the description; where there is none, those that were found. */
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  readonly result: Result
}

export type Result = Proved | Candidate | Open

/** True of the positions: for outcomes a formula that P-positions satisfy, otherwise the value as a term. */
export type Says = Formula | Term

/** A description by cases, and what it says as one formula. */
export interface Described {
  readonly tree: Tree
  readonly says: Says
}

/** For all positions: finitely many points decide it, and another program has checked the certificate. */
export interface Proved extends Described {
  readonly status: 'proved'
  readonly certificate: PointCertificate
  /** Irreducible points at which the formula is right. */
  readonly points: number
  /** Their largest pile. */
  readonly largestPile: number
  /** A box beyond the one that was learned from on which the exhaustive solver agrees. */
  readonly solvedTo: number
}

/** Right on a box, and not decided for all positions. */
export interface Candidate extends Described {
  readonly status: 'candidate'
  /** Right for piles up to this. */
  readonly holdsTo: number
  /** Why it is not decided. */
  readonly why: string
}

/** No description was found. */
export interface Open {
  readonly status: 'open'
  /** What ended the search. */
  readonly why: string
  /**
   * Positions where the last description breaks, smallest sum first, or two that no question tells apart;
   * none if it is right on the box, and too long.
   */
  readonly breaksAt: readonly (readonly number[])[]
  /** Share of the box where the last description is wrong; null where two positions conflict. */
  readonly wrong: number | null
}
