import type { Congruence } from '../evidence/congruences.ts'
import type { Knowledge } from '../evidence/knowledge.ts'
import { likelyWalls } from '../evidence/likely-walls.ts'
import { sumsOfFirst } from '../evidence/sums-of-first.ts'
import { nodesOf, type Tree } from './tree.ts'
import { type Form, formAt, primitive, residueAt } from '../forms/form.ts'
import { TUNED } from '../tuned.ts'

/**
 * A question that a tree may ask about a position: either the residue of a form, or whether a form
 * reaches a number.
 */
export type Feature = ResidueFeature | ThresholdFeature

export interface ResidueFeature extends Congruence {
  readonly kind: 'residue'
  /**
   * The price of the question. The search uses an expensive question only if it provides more
   * information.
   */
  readonly price: number
}

export interface ThresholdFeature {
  readonly kind: 'threshold'
  readonly form: Form
  /**
   * The limit of the thresholds, which range from −clip + 1 to clip + 1. Beyond them, the answer
   * only says that the form is far above or far below.
   */
  readonly clip: number
  readonly price: number
}

const { CLIP } = TUNED.features

/**
 * The number of answers of a feature. An answer is a residue or a clipped value of the form,
 * encoded as a small number ≥ 0.
 */
export function answersOf(feature: Feature): number {
  return feature.kind === 'residue' ? feature.modulus : 2 * feature.clip + 2
}

/** The answer at a position, encoded as a number from 0. */
export function answerAt(feature: Feature, position: readonly number[]): number {
  if (feature.kind === 'residue') return residueAt(feature.form, feature.modulus, position)
  const { form, clip } = feature
  return Math.max(-clip, Math.min(clip + 1, formAt(form, position))) + clip
}

/** The threshold that separates the answer `answer` from the answer `answer` − 1. */
export function thresholdOf({ clip }: ThresholdFeature, answer: number): number {
  return answer - clip
}

const [FIRST, LIKELY, DOUBTFUL] = [1, 1.2, 1.6]

/**
 * The usual questions: walls with their thresholds, and residues of piles and of sums of the first
 * piles.
 */
export function usualFeatures(
  piles: number,
  likely: readonly Form[],
  congruences: readonly Congruence[],
): Feature[] {
  const residues = [2, 3, 4].flatMap((modulus) => residuesOfPiles(piles, modulus))
  return distinctFeatures([
    ...likely.map(likelyFeature),
    ...[...residues, ...sumsOfFirst(piles), ...congruences].map(residueFeature),
  ])
}

/**
 * The questions that the evidence suggests: gaps and walls with their thresholds, and residues of
 * piles and forms.
 */
export function featuresOf(
  { box, walls, congruences, moduli }: Knowledge,
  clip: number = CLIP,
): Feature[] {
  const { piles } = box.ruleset
  const gaps = likelyWalls(box).slice(0, piles)
  const residues = divisorsOf(moduli).flatMap((modulus) => residuesOfPiles(piles, modulus))
  return distinctFeatures([
    ...walls.map((form) => thresholdFeature(form, FIRST, clip)),
    ...gaps.map((form) => thresholdFeature(form, FIRST, clip)),
    ...[...residues, ...congruences].map(residueFeature),
  ])
}

/**
 * The questions of a tree. If the tree contains a wall, the list contains the wall with all
 * thresholds up to its own.
 */
export function featuresOfTree(tree: Tree): Feature[] {
  const nodes = nodesOf(tree)
  const features = nodes.flatMap((node): Feature[] => {
    if (node.kind === 'leaf') return []
    if (node.kind === 'residue') return [residueFeature(node)]
    const clips = nodes.map((other) =>
      other.kind === 'threshold' && String(other.form) === String(node.form)
        ? Math.max(other.least - 1, 1 - other.least)
        : CLIP,
    )
    return [thresholdFeature(node.form, FIRST, Math.max(...clips))]
  })
  return distinctFeatures(features)
}

/** The distinct walls and congruences of a tree. */
export function wallsAndCongruencesOf(tree: Tree): {
  readonly walls: Form[]
  readonly congruences: Congruence[]
} {
  const questions = featuresOfTree(tree)
  return {
    walls: questions.flatMap(({ kind, form }) => (kind === 'threshold' ? [form] : [])),
    congruences: questions.flatMap((one) =>
      one.kind === 'residue' ? [{ form: one.form, modulus: one.modulus }] : [],
    ),
  }
}

function likelyFeature(form: Form): Feature {
  const isGap = form.filter((factor) => factor !== 0).length <= 2
  const isShort = form.filter((factor) => factor > 0).length === 1
  return thresholdFeature(form, isGap ? FIRST : isShort ? LIKELY : DOUBTFUL)
}

function thresholdFeature(form: Form, price: number, clip: number = CLIP): Feature {
  return { kind: 'threshold', form: primitive(form)!, clip, price }
}

function residueFeature({ form, modulus }: Congruence): Feature {
  return { kind: 'residue', form, modulus, price: FIRST + 0.1 * Math.log2(modulus) }
}

/** The questions without duplicates. Among equal questions, the cheapest question is kept. */
export function distinctFeatures(features: readonly Feature[]): Feature[] {
  const cheapest = new Map<string, Feature>()
  for (const feature of features) {
    const key = `${feature.form.join()} ${feature.kind === 'residue' ? feature.modulus : ''}`
    if ((cheapest.get(key)?.price ?? Infinity) > feature.price) cheapest.set(key, feature)
  }
  return [...cheapest.values()]
}

/** All divisors of these numbers that are greater than 1. The divisor 2 is always included. */
function divisorsOf(moduli: readonly number[]): number[] {
  const largest = Math.max(2, ...moduli)
  return Array.from({ length: largest - 1 }, (_, i) => i + 2).filter((divisor) =>
    [2, ...moduli].some((modulus) => modulus % divisor === 0),
  )
}

function residuesOfPiles(piles: number, modulus: number): Congruence[] {
  return Array.from({ length: piles }, (_, pile) => ({
    form: Array.from({ length: piles }, (_form, i) => (i === pile ? 1 : 0)),
    modulus,
  }))
}
