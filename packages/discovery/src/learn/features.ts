import type { Congruence } from '../evidence/congruences.ts'
import { type Form, formAt, primitive, residueAt } from '../forms/form.ts'

/** A question that a tree may ask of a position: a residue, or whether a form reaches a number. */
export type Feature = ResidueFeature | ThresholdFeature

export interface ResidueFeature extends Congruence {
  readonly kind: 'residue'
  /** Dearer questions are asked only where they tell more. */
  readonly price: number
}

export interface ThresholdFeature {
  readonly kind: 'threshold'
  readonly form: Form
  readonly price: number
}

/** Thresholds are −CLIP + 1 … CLIP + 1: beyond, a form is only said to be far above or below. */
const CLIP = 5

/** The answers of a feature: residues, or clipped values of the form, as small numbers from 0. */
export const ANSWERS: number = 2 * CLIP + 2

/** The answer at a position, 0..ANSWERS − 1 for a threshold, 0..modulus − 1 for a residue. */
export function answerAt(feature: Feature, position: readonly number[]): number {
  if (feature.kind === 'residue') return residueAt(feature.form, feature.modulus, position)
  return Math.max(-CLIP, Math.min(CLIP + 1, formAt(feature.form, position))) + CLIP
}

/** The threshold between the answers answer − 1 and answer. */
export function thresholdOf(answer: number): number {
  return answer - CLIP
}

/** What is known of a value before a tree is learned. */
export interface Evidence {
  /** Walls that are usual. */
  readonly likely: readonly Form[]
  /** Walls that were found in a box. */
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
}

const [FIRST, LIKELY, DOUBTFUL] = [1, 1.2, 1.6]

/**
 * The questions: walls at their thresholds, congruences found, parities of piles, and sums of the first
 * piles modulo 2..2n.
 */
export function featuresOf(piles: number, { likely, walls, congruences }: Evidence): Feature[] {
  const features = new Map<string, Feature>()
  const add = (feature: Feature): void => {
    const key = `${feature.form.join()} ${feature.kind === 'residue' ? feature.modulus : ''}`
    if ((features.get(key)?.price ?? Infinity) > feature.price) features.set(key, feature)
  }
  const addWall = (form: Form, price: number): void => {
    const wall = primitive(form)
    if (wall !== null) add({ kind: 'threshold', form: wall, price })
  }
  const addResidue = (form: Form, modulus: number): void => {
    add({ kind: 'residue', form, modulus, price: 1 + 0.1 * Math.log2(modulus) })
  }
  for (const form of walls) addWall(form, FIRST)
  for (const form of likely) {
    const isShort = form.filter((factor) => factor > 0).length === 1
    addWall(
      form,
      form.filter((factor) => factor !== 0).length <= 2 ? FIRST : isShort ? LIKELY : DOUBTFUL,
    )
  }
  for (let i = 0; i < piles; i++) {
    const pile = Array.from({ length: piles }, (_, j) => (j === i ? 1 : 0))
    const sum = Array.from({ length: piles }, (_, j) => (j <= i ? 1 : 0))
    for (const modulus of [2, 3, 4]) addResidue(pile, modulus)
    for (let modulus = 2; modulus <= 2 * piles; modulus++) if (i > 0) addResidue(sum, modulus)
  }
  for (const { form, modulus } of congruences) addResidue(form, modulus)
  return [...features.values()]
}
