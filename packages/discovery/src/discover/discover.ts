import { requireValue } from '@nim/core/rules'
import { largestBox, type SolvedBox, solvedBox, type Subject } from '../box/solved-box.ts'
import { Knowledge } from '../evidence/knowledge.ts'
import { scan } from '../scan/scan.ts'
import { featuresOfTree } from '../learn/features.ts'
import type { Discovery, Result } from './discovery.ts'
import { readable } from './readable.ts'
import {
  searchByKnowledge,
  type SearchLimits,
  searchQuickly,
  searchWidely,
  stillHolding,
} from './search.ts'

/** How much is tried, counted in work and never in time: the same on every machine. */
export interface DiscoverOptions {
  /** Seed of all draws: the same seed, the same discovery. 1 if absent. */
  readonly seed?: number
  /** Positions of the largest box that is learned from; 10,000,000 if absent. For evidence one is solved with 15 times as many. */
  readonly positions?: number
  /** Irreducible points at most, at which a formula is decided; 300,000 if absent. */
  readonly points?: number
  /** Told what is being done, in words. */
  readonly onStep?: (doing: string) => void
}

const DEFAULTS = { seed: 1, positions: 10_000_000, points: 300_000, onStep: (): void => {} }

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
  const boxTo = (max: number): SolvedBox => {
    onStep(`solving the box with piles 0..${max}`)
    return solvedBox(subject, max)
  }
  const small = boxTo(largestBox(ruleset, Math.min(positions, QUICK_BOX), LARGEST_PILE))
  const limits = { seed, points, variables, learnedTo: small.max, onStep }
  const quick = searchQuickly(small, limits)
  if (quick.status === 'proved') {
    return discoveryOf([small], new Knowledge(small, seed), quick, limits)
  }
  onStep(quick.why)
  const larger = [Math.min(positions, FIRST_BOX), positions].map((most) =>
    largestBox(ruleset, most, LARGEST_PILE),
  )
  const boxes = [small]
  for (const max of larger) if (max > boxes.at(-1)!.max) boxes.push(boxTo(max))
  const large = boxes.at(-1)!
  const furthest = largestBox(ruleset, positions * EVIDENCE, LARGEST_PILE * FURTHER)
  const knowledge = new Knowledge(furthest > large.max ? boxTo(furthest) : large, seed)
  const tried = boxes.length === 1 ? boxes : boxes.slice(1)
  const far = { ...limits, learnedTo: large.max }
  const told = searchByKnowledge(knowledge, tried, far)
  const found = told.status === 'open' ? searchWidely(knowledge, large, far) : told
  const isBetter = found.status === 'open' && quick.status === 'candidate'
  const held = isBetter ? stillHolding(quick, large, variables) : null
  return discoveryOf(boxes, knowledge, held ?? found, limits)
}

function discoveryOf(
  boxes: readonly SolvedBox[],
  knowledge: Knowledge,
  found: Result,
  { seed, variables }: SearchLimits,
): Discovery {
  const box = boxes.at(-1)!
  const result = readable(found, box.max)
  const { ruleset, play, value } = box
  const asked = result.status === 'open' ? null : featuresOfTree(result.tree)
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
    walls:
      asked?.flatMap(({ kind, form }) => (kind === 'threshold' ? [form] : [])) ?? knowledge.walls,
    congruences:
      asked?.flatMap((one) =>
        one.kind === 'residue' ? [{ form: one.form, modulus: one.modulus }] : [],
      ) ?? knowledge.congruences,
  }
}

/** What a box shows of a value, whatever is known of it. */
export function seenOn(box: SolvedBox, seed: number): Pick<Discovery, 'density' | 'scan'> {
  return { density: densityOf(box), scan: scan(box, SCANNED, seed) }
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
