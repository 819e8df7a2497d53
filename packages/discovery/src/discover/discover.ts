import { requireValue } from '@nim/core/rules'
import { largestBox, type SolvedBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { Knowledge } from '../evidence/knowledge.ts'
import { scan } from '../scan/scan.ts'
import { featuresOfTree } from '../learn/features.ts'
import { wrongIn } from './decide.ts'
import type { Candidate, Discovery, Result } from './discovery.ts'
import { searchByKnowledge, type SearchLimits, searchQuickly } from './search.ts'

/** How much is tried, counted in work and never in time: the same on every machine. */
export interface DiscoverOptions {
  /** Seed of all draws: the same seed, the same discovery. 1 if absent. */
  readonly seed?: number
  /** Positions of the largest box that is solved; 10,000,000 if absent. */
  readonly positions?: number
  /** Irreducible points at most, at which a formula is decided; 300,000 if absent. */
  readonly points?: number
  /** Told what is being done, in words. */
  readonly onStep?: (doing: string) => void
}

const DEFAULTS = { seed: 1, positions: 10_000_000, points: 300_000, onStep: (): void => {} }

/** Positions of the box from which is learned first. */
const FIRST_BOX = 800_000
/** Piles beyond this tell nothing new where piles are few. */
const LARGEST_PILE = 120
const SCANNED = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 18, 20, 24]

/**
 * From the rules of a game to a description of a value with a proof. First usual questions are learned
 * from a small box. If that ends without a proof, walls and congruences are looked for on a large box,
 * stratum by stratum, as far as learning asks for them. What is right on a box is decided at finitely many
 * points; a counterexample is learned from.
 *
 * @throws RangeError for a game without such a value, remoteness, or a box that does not fit into memory
 * @complexity about 100 evaluations of the description for each position of the boxes
 * @source NT-9
 */
export function discover(subject: Subject, options: DiscoverOptions = {}): Discovery {
  const { seed, positions, points, onStep } = { ...DEFAULTS, ...options }
  const { ruleset, value, play } = subject
  requireValue(ruleset, value, play)
  if (value === 'remoteness') {
    throw new RangeError(
      'discover: expected outcome or grundy, remoteness takes more than finitely many values',
    )
  }
  const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const boxOf = (most: number): SolvedBox => {
    const max = largestBox(ruleset, most, LARGEST_PILE)
    onStep(`solving the box with piles 0..${max}`)
    return solvedBox(subject, max)
  }
  const first = boxOf(Math.min(positions, FIRST_BOX))
  const limits = { seed, points, variables, learnedTo: first.max, onStep }
  const quick = searchQuickly(first, limits)
  if (quick.status === 'proved')
    return discoveryOf([first], new Knowledge(first, seed), quick, limits)
  onStep(quick.why)
  const isLargest = largestBox(ruleset, positions, LARGEST_PILE) === first.max
  const large = isLargest ? first : boxOf(positions)
  const knowledge = new Knowledge(large, seed)
  const boxes = isLargest ? [first] : [first, large]
  const found = searchByKnowledge(knowledge, boxes, { ...limits, learnedTo: large.max })
  const isBetter = found.status === 'open' && quick.status === 'candidate'
  const held = isBetter ? stillHolding(quick, large, variables) : null
  return discoveryOf(boxes, knowledge, held ?? found, limits)
}

function discoveryOf(
  boxes: readonly SolvedBox[],
  knowledge: Knowledge,
  result: Result,
  { seed, variables }: SearchLimits,
): Discovery {
  const box = boxes.at(-1)!
  const { ruleset, play, value } = box
  const asked = result.status === 'open' ? null : featuresOfTree(result.tree)
  return {
    ruleset,
    play,
    value,
    variables,
    result,
    boxes: boxes.map(({ max }) => max),
    density: densityOf(box),
    scan: scan(box, SCANNED, seed),
    regions: knowledge.regions,
    walls:
      asked?.flatMap(({ kind, form }) => (kind === 'threshold' ? [form] : [])) ?? knowledge.walls,
    congruences:
      asked?.flatMap((one) =>
        one.kind === 'residue' ? [{ form: one.form, modulus: one.modulus }] : [],
      ) ?? knowledge.congruences,
  }
}

/** A candidate of a smaller box, with what it holds to now; null where it is wrong. */
function stillHolding(
  candidate: Candidate,
  box: SolvedBox,
  variables: readonly string[],
): Candidate | null {
  return wrongIn(box, candidate.says, variables) === null
    ? { ...candidate, holdsTo: box.max }
    : null
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
