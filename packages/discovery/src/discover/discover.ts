import { requireValue } from '@nim/core/rules'
import { lotsOf } from '../box/draw.ts'
import { largestBox, type SolvedBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { congruencesOf } from '../evidence/congruences.ts'
import { likelyWalls, wallsOf } from '../evidence/walls.ts'
import { featuresOf } from '../learn/features.ts'
import { type Fit, type FitLimits, fitTree } from '../learn/fit.ts'
import type { Example } from '../learn/learn-tree.ts'
import { atomsOf, sizeOf, type Tree } from '../learn/tree.ts'
import { fewestDefects, scan } from '../scan/scan.ts'
import { decide } from './decide.ts'
import type { Discovery, Open } from './discovery.ts'

/** How much is tried, counted in work and never in time: the same on every machine. */
export interface DiscoverOptions {
  /** Seed of all draws: the same seed, the same discovery. 1 if absent. */
  readonly seed?: number
  /** Positions of the largest box that is solved; 10,000,000 if absent. */
  readonly positions?: number
  /** Irreducible points at most, at which a formula is decided; 100,000 if absent. */
  readonly points?: number
  /** Told what is being done, in words. */
  readonly onStep?: (doing: string) => void
}

type Limits = Required<DiscoverOptions>

const DEFAULTS: Limits = { seed: 1, positions: 10_000_000, points: 100_000, onStep: () => {} }

/** Positions of the first box, and by how much the next ones are larger. */
const FIRST_BOX = 400_000
const GROWTH = 5
/** Piles beyond this tell nothing new where piles are few. */
const LARGEST_PILE = 120
const LIMITS: FitLimits = { examples: 3000, rounds: 14, nodes: 1200 }
/** Trees that are learned from different examples; the one with the fewest questions is taken. */
const ATTEMPTS = 3
/** Counterexamples that are fed back on one box. */
const MOST_REFUTATIONS = 8
const SCANNED = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 18, 20, 24]
/** Sides of the cubes for congruences, by the number of piles; transforms take side^piles. */
const CUBES = [[], [12], [12, 8], [12, 8, 6, 4], [8, 6, 4], [6, 4]]

/**
 * From the rules of a game to a description of a value with a proof: solves boxes, collects evidence on
 * them, learns a description that is right on a whole box, and decides it at finitely many points. A
 * counterexample is learned from, on a larger box while there is one.
 *
 * @throws RangeError for a game without such a value, remoteness, or a box that does not fit into memory
 * @complexity about 100 evaluations of the description for each position of the boxes
 * @source NT-9
 */
export function discover(subject: Subject, options: DiscoverOptions = {}): Discovery {
  const limits = { ...DEFAULTS, ...options }
  const { ruleset, value, play } = subject
  requireValue(ruleset, value, play)
  if (value === 'remoteness') {
    throw new RangeError(
      'discover: expected outcome or grundy, remoteness takes more than finitely many values',
    )
  }
  const boxes: number[] = []
  const known: Example[] = []
  for (;;) {
    const max = nextBox(subject, boxes, limits.positions)
    limits.onStep(`solving the box with piles 0..${max}`)
    const box = solvedBox(subject, max)
    boxes.push(max)
    const found = explore(box, known, limits)
    const hasMore = nextBox(subject, boxes, limits.positions) > max
    if (found.result.status === 'proved' || !hasMore) return { ...found, boxes }
    limits.onStep(`piles 0..${max}: ${found.result.why}`)
  }
}

/** The largest pile of the box to be solved next; that of the last one if there is none. */
function nextBox({ ruleset }: Subject, boxes: readonly number[], positions: number): number {
  const wanted = Math.min(positions, FIRST_BOX * GROWTH ** boxes.length)
  return largestBox(ruleset, wanted, LARGEST_PILE)
}

/** What one box tells. */
function explore(box: SolvedBox, known: Example[], limits: Limits): Discovery {
  const { ruleset, play, value } = box
  const { seed, onStep } = limits
  const n = ruleset.piles
  onStep('looking for walls and congruences')
  const scanned = scan(box, SCANNED, seed)
  // on steps of this modulus the value changes mostly where walls are crossed
  const walls = wallsOf(box, fewestDefects(scanned.moduli)?.modulus ?? 1, seed)
  const congruences = congruencesOf(box, CUBES[n] ?? [4], seed)
  const features = featuresOf(n, { likely: likelyWalls(box), walls, congruences })
  const variables = Array.from({ length: n }, (_, i) => `x${i + 1}`)
  const about = {
    ruleset,
    play,
    value,
    variables,
    boxes: [],
    density: densityOf(box),
    scan: scanned,
    walls,
    congruences,
  }
  for (let refutations = 0; ; refutations++) {
    onStep('learning a description')
    const fits = Array.from({ length: ATTEMPTS }, (_, i) =>
      fitTree(box, features, LIMITS, lotsOf(seed + i), known),
    )
    const tree = simplest(fits)
    if (tree === null) return { ...about, result: openOf(fits) }
    onStep(`deciding a description with ${atomsOf(tree).size} questions`)
    const decided = decide(box, tree, { variables, points: limits.points })
    if (decided.status !== 'refuted') return { ...about, result: decided }
    known.push(decided.example)
    if (refutations === MOST_REFUTATIONS)
      return { ...about, result: brokenAt(decided.example.position) }
  }
}

/** The share of positions that are P, or have the value 0. */
function densityOf(box: SolvedBox): number {
  const wanted = box.value === 'outcome' ? 1 : 0
  let found = 0
  box.forEach((_, label) => {
    if (label === wanted) found++
  })
  return found / box.count
}

/** Of the exact descriptions the one with the fewest questions, then nodes; null if there is none. */
function simplest(fits: readonly Fit[]): Tree | null {
  const trees = fits.flatMap((fit) => (fit.end === 'exact' ? [fit.tree] : []))
  const cost = (tree: Tree): [number, number] => [atomsOf(tree).size, sizeOf(tree)]
  const byCost = trees.toSorted((a, b) => {
    const [[questions, nodes], [others, otherNodes]] = [cost(a), cost(b)]
    return questions - others || nodes - otherNodes
  })
  return byCost[0] ?? null
}

/** Why no description was found: two positions that no question tells apart, or the smallest last tree. */
function openOf(fits: readonly Fit[]): Open {
  for (const fit of fits) {
    if (fit.end !== 'conflict') continue
    const why =
      'two positions with different values agree in all walls and congruences that were offered'
    return { status: 'open', why, breaksAt: fit.positions, wrong: null }
  }
  const grown = fits.flatMap((fit) => (fit.end === 'grows' ? [fit] : []))
  const { wrong, nodes, breaksAt } = grown.reduce((a, b) => (b.wrong < a.wrong ? b : a))
  const why = `descriptions grow without an end; the last one has ${nodes} nodes`
  return { status: 'open', why, breaksAt: [breaksAt], wrong }
}

function brokenAt(position: readonly number[]): Open {
  const why = 'each description that is right on the box is wrong beyond it'
  return { status: 'open', why, breaksAt: [position], wrong: 0 }
}
