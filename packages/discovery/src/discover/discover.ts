import { plainRuleset, solverHistory, type Watched } from '@nim/bruteforce'
import { type Position, requireValue } from '@nim/core/rules'
import { largestBox, type SolvedBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { Knowledge } from '../evidence/knowledge.ts'
import { pieceLabels } from '../pieces/piece-labels.ts'
import { piecesOf } from '../pieces/find-pieces.ts'
import { differencesOf } from '../scan/differences.ts'
import { scan } from '../scan/scan.ts'
import { wallsAndCongruencesOf } from '../learn/features.ts'
import type { Example } from '../learn/learn-tree.ts'
import type { Discovery, Result } from './discovery.ts'
import type { PartialTheorem } from './decide.ts'
import { Learned } from './learned.ts'
import { readable } from './readable.ts'
import { searchPeriods } from './search-periods.ts'
import {
  searchByKnowledge,
  type SearchLimits,
  searchQuickly,
  searchWidely,
  stillHolding,
} from './search.ts'
import type { SoFar } from './so-far.ts'
import { shortened } from './shortened.ts'

/** How much is tried, counted in work and never in time: the same on every machine. */
export interface DiscoverOptions {
  /** Seed of all draws: the same seed, the same discovery. 1 if absent. */
  readonly seed?: number
  /** Positions of the largest box that is learned from; 10,000,000 if absent. For evidence one is solved with 15 times as many. */
  readonly positions?: number
  /** Irreducible points at most, at which a formula is decided; 300,000 if absent. */
  readonly points?: number
  /** Positions far outside all boxes at which a candidate is probed; 1,000,000 if absent. */
  readonly probes?: number
  /** Theorems that decide some positions of the game: descriptions are judged by them. */
  readonly theorems?: readonly PartialTheorem[]
  /** What is learned besides the boxes: values at positions outside, where an earlier description was wrong. */
  readonly known?: readonly Example[]
  /** Called once a phase with one line: which phase of how many it is, and what it does. */
  readonly onStep?: (doing: string) => void
  /** Called with all that was learned so far, each time there is something new. */
  readonly onLearned?: (soFar: SoFar) => void
  /** Who looks on: told how far the solution of a box is, and asked between two steps whether the search should end. */
  readonly watched?: Watched
}

const DEFAULTS = {
  seed: 1,
  positions: 10_000_000,
  points: 300_000,
  probes: 1_000_000,
  theorems: [],
  known: [],
  onStep: (): void => {},
}

/** Positions of the boxes from which usual questions are learned, and then others; the last one is the largest. */
const QUICK_BOX = 400_000
const FIRST_BOX = 800_000
/** Piles beyond this tell nothing new where piles are few. */
const LARGEST_PILE = 120
/** Walls are told apart far from 0: evidence is drawn from a box with so many times the positions, and piles. */
const EVIDENCE = 15
const FURTHER = 2
const SCANNED = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 18, 20, 24]

/**
 * From the rules of a game to a description of a value with a proof. First usual questions are learned
 * from a small box. If that ends without a proof, walls and congruences are looked for on a large box,
 * stratum by stratum, as far as learning asks for them. What is right on a box is decided at finitely many
 * points; a counterexample is learned from.
 *
 * A game of one's own is described as the game of the house that it is: a certificate names that.
 *
 * @throws RangeError for a game without such a value, or a box that does not fit into memory; what the signal
 * of `watched` says if it is aborted
 * @complexity about 100 evaluations of the description for each position of the boxes
 * @source NT-9
 */
export function discover(subject: Subject, options: DiscoverOptions = {}): Discovery {
  const { seed, positions, points, probes, theorems, known, onStep } = { ...DEFAULTS, ...options }
  const { onLearned, watched = {} } = options
  const { value, play } = subject
  const ruleset = plainRuleset(subject.ruleset) ?? subject.ruleset
  requireValue(ruleset, value, play)
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const about = { ruleset, value, play, variables }
  const watching = { onStep, onLearned, signal: watched.signal }
  const learned = new Learned(about, watching, (box) => seenOn(box, seed))
  const solved = { history: solverHistory(), ...watched }
  const solve = (max: number): SolvedBox => {
    learned.begin(`solving the box with piles 0..${max}`)
    return solvedBox(about, max, solved)
  }
  const smallest = largestBox(ruleset, Math.min(positions, QUICK_BOX), LARGEST_PILE)
  learned.phase(1, `solving the box with piles 0..${smallest}`)
  const first = solve(smallest)
  // of the remoteness, which grows without end, it is told by which piece
  const pieces = value === 'remoteness' ? piecesOf(first, seed) : null
  const named = (box: SolvedBox): SolvedBox =>
    pieces === null ? box : { ...box, labels: pieceLabels(box, pieces) }
  const boxTo = (max: number): SolvedBox => named(solve(max))
  const learnedFrom = (box: SolvedBox): SolvedBox => {
    learned.solved(box)
    return box
  }
  const small = learnedFrom(named(first))
  const mostSolved = positions * EVIDENCE
  const probed = new Map<string, Position | null>()
  const effort = { seed, points, probes, probed, mostSolved }
  const search = { ...effort, known, theorems, variables, learned, watched }
  const limits = { ...search, learnedTo: small.max, furthest: small }
  const periodic = searchPeriods(small, limits)
  const isPeriodic = periodic !== null && periodic.status !== 'refuted'
  const quick = isPeriodic ? periodic : searchQuickly(small, limits)
  if (isPeriodic || quick.status === 'proved') {
    return discoveryOf([small], new Knowledge(small, seed), quick, limits)
  }
  const larger = [Math.min(positions, FIRST_BOX), positions].map((most) =>
    largestBox(ruleset, most, LARGEST_PILE),
  )
  const furthest = largestBox(ruleset, mostSolved, LARGEST_PILE * FURTHER)
  learned.phase(3, `solving larger boxes, the largest with piles 0..${furthest}`)
  const boxes = [small]
  for (const max of larger) if (max > boxes.at(-1)!.max) boxes.push(learnedFrom(boxTo(max)))
  const large = boxes.at(-1)!
  const knowledge = new Knowledge(furthest > large.max ? boxTo(furthest) : large, seed)
  const tried = boxes.length === 1 ? boxes : boxes.slice(1)
  const far = { ...search, learnedTo: large.max, furthest: knowledge.box }
  const told = searchByKnowledge(knowledge, tried, far)
  const found = told.status === 'open' ? searchWidely(knowledge, large, far) : told
  const isBetter = found.status === 'open' && quick.status === 'candidate'
  const held = isBetter ? stillHolding(quick, knowledge.box, variables) : null
  return discoveryOf(boxes, knowledge, held ?? found, limits)
}

function discoveryOf(
  boxes: readonly SolvedBox[],
  knowledge: Knowledge,
  found: Result,
  limits: SearchLimits,
): Discovery {
  const { seed, variables } = limits
  const box = boxes.at(-1)!
  const shortest = found.status === 'proved' ? shortened(box, found, limits) : found
  const result = readable(shortest, box)
  const { ruleset, play, value } = box
  const { walls, congruences } =
    result.status === 'open' ? knowledge : wallsAndCongruencesOf(result.tree)
  return {
    ruleset,
    play,
    value,
    variables,
    result,
    boxes: boxes.map(({ max }) => max),
    ...seenOn(box, seed),
    regions: knowledge.regions,
    evidenceTo: knowledge.box.max,
    walls,
    congruences,
  }
}

/** What a box shows of a value, whatever is known of it; of the remoteness its differences are scanned. */
export function seenOn(box: SolvedBox, seed: number): Pick<Discovery, 'density' | 'scan'> {
  const scanned = box.value === 'remoteness' ? differencesOf(box) : box
  return { density: densityOf(box), scan: scan(scanned, SCANNED, seed) }
}

/** The share of positions that are P, which the parity of the remoteness tells, or have the Grundy value 0. */
function densityOf(box: SolvedBox): number {
  const { value, play } = box
  const period = value === 'remoteness' ? 2 : Infinity
  const wanted = value === 'outcome' || (value === 'remoteness' && play === 'misere') ? 1 : 0
  let found = 0
  box.forEach((_, each) => {
    if (each % period === wanted) found++
  })
  return found / box.count
}
