import { compareSumLex } from '@nim/core/rules'
import { randomOf } from '../box/draw.ts'
import type { SolvedBox } from '../box/solved-box.ts'
import { type Stratum, stratumAt } from '../box/strata.ts'
import { congruencesOf } from '../evidence/congruences.ts'
import type { Knowledge } from '../evidence/knowledge.ts'
import { likelyWalls } from '../evidence/likely-walls.ts'
import {
  distinctFeatures,
  type Feature,
  featuresOf,
  featuresOfTree,
  usualFeatures,
} from '../learn/features.ts'
import { type Fit, type FitLimits, fitTree } from '../learn/fit.ts'
import type { Example } from '../learn/learn-tree.ts'
import { atomsOf, sizeOf, type Tree } from '../learn/tree.ts'
import { wrongIn } from '../probe/wrong-in.ts'
import { decide, type DecideLimits, type Decision } from './decide.ts'
import type { Candidate, Open, Result } from './discovery.ts'
import type { Learned } from './learned.ts'
import { TUNED } from '../tuned.ts'

/** The limits and inputs of a search. */
export interface SearchLimits extends DecideLimits {
  /** Examples from outside the boxes. */
  readonly known: readonly Example[]
  /** The results of the search so far. The search updates them. */
  readonly learned: Learned
}

/**
 * The limits for a fit with the usual questions. If a description would exceed these limits, it is
 * not the right description, and other questions are needed.
 */
const QUICK: FitLimits = { examples: 3000, rounds: 14, nodes: 1200 }
const THOROUGH: FitLimits = { examples: 3000, rounds: 40, nodes: 3000 }
/**
 * The limits for a fit in regions where many walls meet. In such regions, the value changes at some
 * distance from each wall.
 */
const WIDE: FitLimits = { examples: 3000, rounds: 96, nodes: 8000 }
const { WIDE_CLIP, POSITIONS_OF_NODE, FEWEST_NODES, ATTEMPTS, MOST_REFUTATIONS } = TUNED.search
/** The number of positions that are reported to show where a description is wrong. */
const SHOWN = 4

/** Learns a description from the usual questions. */
export function searchQuickly(box: SolvedBox, limits: SearchLimits): Result {
  const { seed, learned } = limits
  const large = box.ruleset.piles
  learned.phase(2, `learning from the usual questions on piles 0..${box.max}`)
  const congruences = congruencesOf(
    box,
    Array.from({ length: large }, () => false),
    seed,
  )
  const features = usualFeatures(large, likelyWalls(box), congruences)
  const examples = [...limits.known]
  let [failures, refutations] = [0, 0]
  for (;;) {
    const fit = fitOn(box, features, QUICK, { ...limits, seed: seed + failures, known: examples })
    if (fit.end !== 'exact') {
      failures++
      if (failures === ATTEMPTS) return openOf(fit)
      continue
    }
    const decided = decideShort(box, fit.tree, examples, limits)
    if (decided.status !== 'refuted') return decided
    refutations++
    learnFrom(decided.examples, examples, learned)
    if (decided.examples.length === 0 || refutations > MOST_REFUTATIONS)
      return brokenAt(decided.position)
  }
}

/**
 * Learns a description from the questions that the evidence suggests. If it finds no description,
 * or if a description fails beyond the box, it explores the surrounding strata.
 */
export function searchByKnowledge(
  knowledge: Knowledge,
  boxes: readonly SolvedBox[],
  limits: SearchLimits,
): Result {
  const { seed, learned } = limits
  learned.explores(knowledge)
  learned.phase(4, 'looking for walls and congruences, and learning from them')
  knowledge.exploreLarge()
  const usual = usualFeatures(knowledge.box.ruleset.piles, likelyWalls(knowledge.box), [])
  const examples = [...limits.known]
  let candidate: Candidate | null = null
  let last: Open | null = null
  for (const box of boxes) {
    let [attempt, failures, refutations] = [0, 0, 0]
    while (failures < ATTEMPTS && refutations <= MOST_REFUTATIONS) {
      learned.begin(`learning from piles 0..${box.max}`)
      const found = featuresOf(knowledge)
      const features = failures === 0 ? found : distinctFeatures([...found, ...usual])
      const fit = fitOn(box, features, THOROUGH, {
        ...limits,
        seed: seed + attempt,
        known: examples,
      })
      attempt++
      if (fit.end !== 'exact') {
        last = openOf(fit)
        learned.begin(`looking for walls and congruences where a description is wrong`)
        const positions = fit.end === 'conflict' ? fit.positions : fit.breaksAt
        if (!knowledge.explore(mostUsual(positions, knowledge))) failures++
        continue
      }
      const decided = decideShort(box, fit.tree, examples, limits)
      if (decided.status === 'proved') return decided
      if (decided.status === 'candidate') {
        candidate = decided
        failures++
      } else {
        learnFrom(decided.examples, examples, learned)
        last = brokenAt(decided.position)
        learned.begin(`${last.why}: at ${decided.position.join()}`)
        refutations++
      }
    }
  }
  return candidate ?? last!
}

/** Learns, from the largest box, the distances from the known walls at which the value changes. */
export function searchWidely(knowledge: Knowledge, box: SolvedBox, limits: SearchLimits): Result {
  const { learned } = limits
  learned.phase(5, `learning from piles 0..${box.max} how values change farther from walls`)
  const fit = fitOn(box, featuresOf(knowledge, WIDE_CLIP), WIDE, limits)
  if (fit.end !== 'exact') return openOf(fit)
  learned.begin(decidingWords(fit.tree))
  const decided = decide(box, fit.tree, limits)
  if (decided.status !== 'refuted') return decided
  learnFrom(decided.examples, [], learned)
  return brokenAt(decided.position)
}

/** Adds examples with true values to the examples from outside the boxes. */
function learnFrom(examples: readonly Example[], all: Example[], learned: Learned): void {
  all.push(...examples)
  for (const example of examples) learned.known(example)
}

/** Learns a description that is right on a box, and adds the attempt to the results so far. */
function fitOn(
  box: SolvedBox,
  features: readonly Feature[],
  most: FitLimits,
  { seed, known, learned }: Pick<SearchLimits, 'seed' | 'known' | 'learned'>,
): Fit {
  return fitTree(box, features, within(most, box), randomOf(seed), known, (...tried) => {
    learned.tried(box, ...tried)
  })
}

function decidingWords(tree: Tree): string {
  return `deciding a description with ${atomsOf(tree).size} questions for all positions`
}

/**
 * The candidate of a smaller box, with the range in which it is right on this box; null if it is
 * wrong on this box.
 */
export function stillHolding(
  candidate: Candidate,
  box: SolvedBox,
  variables: readonly string[],
): Candidate | null {
  return wrongIn(box, candidate.says, variables) === null
    ? { ...candidate, holdsTo: box.max }
    : null
}

function within(limits: FitLimits, { count }: SolvedBox): FitLimits {
  const most = Math.max(FEWEST_NODES, Math.floor(count / POSITIONS_OF_NODE))
  return { ...limits, nodes: Math.min(limits.nodes, most) }
}

/**
 * Shortens a description, and then decides it. The function learns the tree again with only the
 * questions that the tree uses.
 */
function decideShort(
  box: SolvedBox,
  first: Tree,
  known: readonly Example[],
  limits: SearchLimits,
): Decision {
  const { seed, learned } = limits
  let tree = first
  for (let isShorter = true; isShorter;) {
    const features = featuresOfTree(tree)
    const fits = Array.from({ length: ATTEMPTS }, (_, i) =>
      fitTree(box, features, within(THOROUGH, box), randomOf(seed + i), known),
    )
    const others = fits.flatMap((fit) => (fit.end === 'exact' ? [fit.tree] : []))
    const shortest = [tree, ...others].reduce((a, b) => (isSimpler(b, a) ? b : a))
    isShorter = shortest !== tree
    tree = shortest
  }
  learned.tried(box, tree, 0, true)
  learned.begin(decidingWords(tree))
  return decide(box, tree, limits)
}

/** True if the tree has fewer questions, or the same number of questions and fewer nodes. */
function isSimpler(a: Tree, b: Tree): boolean {
  const [questions, others] = [atomsOf(a).size, atomsOf(b).size]
  return questions < others || (questions === others && sizeOf(a) < sizeOf(b))
}

/**
 * The stratum that contains most of the positions. Unexplored strata, if any remain, take
 * precedence.
 */
function mostUsual(positions: readonly (readonly number[])[], knowledge: Knowledge): Stratum {
  const strata = positions.map((position) => stratumAt(knowledge.box, position))
  const unknown = strata.filter((stratum) => !knowledge.knows(stratum))
  const counts = new Map<string, number>()
  for (const stratum of unknown) counts.set(String(stratum), (counts.get(String(stratum)) ?? 0) + 1)
  return unknown.reduce(
    (most, one) => (counts.get(String(one))! > (counts.get(String(most)) ?? 0) ? one : most),
    strata[0]!,
  )
}

/**
 * The reason why the search found no description, which is either two positions that no question
 * distinguishes, or the size of the last tree.
 */
function openOf(fit: Exclude<Fit, { end: 'exact' }>): Open {
  if (fit.end === 'conflict') {
    const why = 'no question distinguishes two positions with different values'
    return { status: 'open', why, breaksAt: fit.positions, wrong: null }
  }
  const why = `descriptions grow without an end, the last one has ${fit.nodes} nodes`
  const breaksAt = fit.breaksAt.toSorted(compareSumLex).slice(0, SHOWN)
  return { status: 'open', why, breaksAt, wrong: fit.wrong }
}

function brokenAt(position: readonly number[]): Open {
  const why = 'each description that is right on the box is wrong beyond it'
  return { status: 'open', why, breaksAt: [position], wrong: 0 }
}
