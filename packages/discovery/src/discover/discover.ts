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
import { TUNED } from '../tuned.ts'

/**
 * The limits of a search. The limits are amounts of work, never times, so that they are the same on
 * every machine.
 */
export interface DiscoverOptions {
  /** The seed of all random draws. The same seed produces the same discovery. Default: 1. */
  readonly seed?: number
  /**
   * The maximum number of positions of the largest box that is used for learning. Default:
   * 10,000,000. The box for evidence has 15 times as many positions.
   */
  readonly positions?: number
  /** The maximum number of irreducible points that decide a formula. Default: 300,000. */
  readonly points?: number
  /**
   * The number of positions far outside all boxes at which a candidate is probed. Default:
   * 1,000,000.
   */
  readonly probes?: number
  /**
   * Theorems that decide some positions of the game. The search uses these theorems to check
   * descriptions.
   */
  readonly theorems?: readonly PartialTheorem[]
  /**
   * Additional examples: the true values at positions outside the boxes at which an earlier
   * description was wrong.
   */
  readonly known?: readonly Example[]
  /**
   * Called once in each phase with a one-line description, which contains the number of the phase
   * and what the phase does.
   */
  readonly onStep?: (doing: string) => void
  /** Called whenever there is a new result. The argument contains all results so far. */
  readonly onLearned?: (soFar: SoFar) => void
  /**
   * The observer receives the progress while a box is solved. It can stop the search between two
   * steps.
   */
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

const { QUICK_BOX, FIRST_BOX, LARGEST_PILE, EVIDENCE, FURTHER, SCANNED } = TUNED.discover

/**
 * Finds a description of a value, with a proof, from the rules of a game. First it tries the usual
 * questions on a small box. If that does not lead to a proof, it searches for walls and congruences
 * on a large box, stratum by stratum. It finds only as many as learning needs. Finitely many points
 * decide a description that is right on a box. Each counterexample becomes an example.
 *
 * A user's own game that equals a built-in game is described under the name of the built-in game,
 * because the certificate must name a game.
 *
 * @throws RangeError for a game without such a value, or a box that does not fit into memory; the
 *   reason of the signal of `watched` if it is aborted
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
  // The remoteness grows without bound, so its labels represent pieces instead of values.
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
  const byKnowledge = searchByKnowledge(knowledge, tried, far)
  const best = byKnowledge.status === 'open' ? searchWidely(knowledge, large, far) : byKnowledge
  const isBetter = best.status === 'open' && quick.status === 'candidate'
  const held = isBetter ? stillHolding(quick, knowledge.box, variables) : null
  return discoveryOf(boxes, knowledge, held ?? best, limits)
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

/**
 * The evidence about a value on a box. Because the remoteness grows without bound, the scan uses
 * its differences.
 */
export function seenOn(box: SolvedBox, seed: number): Pick<Discovery, 'density' | 'scan'> {
  const scanned = box.value === 'remoteness' ? differencesOf(box) : box
  return { density: densityOf(box), scan: scan(scanned, SCANNED, seed) }
}

/**
 * The share of P-positions (by the parity of the remoteness), or of positions with Grundy value 0.
 */
function densityOf(box: SolvedBox): number {
  const { value, play } = box
  const period = value === 'remoteness' ? 2 : Infinity
  const label = value === 'outcome' || (value === 'remoteness' && play === 'misere') ? 1 : 0
  let count = 0
  box.forEach((_, each) => {
    if (each % period === label) count++
  })
  return count / box.count
}
