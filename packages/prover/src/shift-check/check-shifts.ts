import { formatRuleset, oneLine, parseRuleset, type Ruleset } from '@nim/core/rules'
import * as v from 'valibot'
import { type CountWork, demand, limited, type Refusal, refusalBy } from '../points-check/refuse.ts'
import { forEachPoint } from './points.ts'
import { SHIFT_CERTIFICATE, type ShiftCertificate } from './schema.ts'
import { uncoveredDirection } from './semilinear.ts'
import { type Edge, isCritical, isIn, type Shift, shiftOf, stepped } from './shift.ts'
import { compareBox, countBox, solveBox } from './solved-box.ts'
import { largestPile, pilesAt, type Space, spaceOf } from './space.ts'
import { criticalLeaves, type Leaf, NoRule, uncoveredLeaves } from './trees.ts'
import { type FarValues, farValues } from './values.ts'

/** What an accepted certificate proves for all positions of its game. */
export interface SolvedByShifts {
  readonly ruleset: string
  readonly play: ShiftCertificate['play']
  readonly value: ShiftCertificate['value']
  readonly rules: number
  /** The bound B_crit. At a position with a larger pile, no edge needs a separate check. */
  readonly critical: number
  /** The bound B_cov. Some rule applies at every position with a larger pile. */
  readonly covered: number
  /**
   * The number of edges that were compared on the solved box, and the number of those beyond it.
   */
  readonly edges: { readonly box: number; readonly beyond: number }
  /** The number of positions at which no rule applies, and the number of P-positions among them. */
  readonly irreducible: { readonly count: number; readonly p: number }
  /** True if condition (S) holds. Then the positions with each value form a semilinear set. */
  readonly semilinear: boolean
}

/** What is proved, or why the certificate is rejected. */
export type CheckedShifts =
  | ({ readonly accepted: true } & SolvedByShifts)
  | (Refusal & {
      /**
       * The edges at which rules are wrong, if this is the reason for the rejection. Beyond the
       * box, these are all such edges with the least sum of piles.
       */
      readonly edges?: readonly WrongEdge[]
      /** The direction in which a rule is missing, if this is the reason for the rejection. */
      readonly direction?: readonly number[]
    })

/** A rule, given by its number (counted from 0), and a position at which it is wrong. */
export interface WrongEdge {
  readonly position: readonly number[]
  readonly rule: number
}

/** The limits of a check, and the observer of the check. */
export interface ShiftCheckOptions {
  /** Parses the text of a ruleset. This function is needed for games that are not built in. */
  readonly read?: (text: string) => Ruleset
  /**
   * The maximum total number of nodes in the trees of a certificate. Default: 200,000. No
   * certificate in docs/proofs/shift-rules.jsonl needs 5,000 nodes.
   */
  readonly nodes?: number
  /**
   * The maximum number of points, including partial ones, that are visited in leaves. Default:
   * 20,000,000.
   */
  readonly points?: number
  /** The maximum number of critical edges beyond the box. Default: 300,000. */
  readonly edges?: number
  /**
   * The maximum number of steps in the whole check, each of which takes at most 40 ns. Default:
   * 1,000,000,000.
   */
  readonly steps?: number
  /**
   * Called with a description of the next step. While the step runs, it is called with the number
   * of steps taken so far and the maximum.
   */
  readonly onStep?: (step: string, done: number, most: number) => void
}

/**
 * Checks that a game is solved by shift rules, for all positions. The checker relies on nothing but
 * the rules of the game.
 *
 * The critical edges are those that neither (i) nor (ii) of NT-13 settles. Trees bound these edges,
 * and the values at both ends of each edge are compared. On a box, the values come from solving the
 * game by its rules. Beyond the box, the edges are compared in the order of the sum of piles.
 * Beyond the box, the value of a position comes from the options of the position. The values of the
 * options come from shift rules, which are right by induction.
 *
 * @param json the result of JSON.parse
 * @source NT-13
 */
export function checkShifts(json: unknown, options: ShiftCheckOptions = {}): CheckedShifts {
  const read = v.safeParse(SHIFT_CERTIFICATE, json, { abortEarly: true })
  if (!read.success) {
    const [issue] = read.issues
    const why = oneLine(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`)
    return { accepted: false, why }
  }
  try {
    return { accepted: true, ...verify(read.output, options) }
  } catch (error) {
    if (error instanceof WrongRule) {
      return { accepted: false, why: error.message, edges: error.edges }
    }
    return { ...refusalBy(error), ...(error instanceof NoRule && { direction: error.direction }) }
  }
}

const FIRST_OF_LEAF = 200

/** Thrown if a rule is wrong at a position, unless some rule is wrong at a smaller position. */
class WrongRule extends Error {
  readonly edges: readonly WrongEdge[]

  constructor(space: Space, shifts: readonly Shift[], edges: readonly Edge[]) {
    const wrong = edges.map(({ y, rule }) => ({ position: pilesAt(space, y), rule }))
    const [{ position, rule }, { y }] = [wrong[0]!, edges[0]!]
    const less = pilesAt(space, stepped(shifts[rule]!, y, 1))
    super(`rule ${rule + 1} is wrong at ${position.join()}: ${less.join()} has another value`)
    this.edges = wrong
  }
}

/** @throws RangeError or WrongRule with the reason why the certificate is not accepted */
function verify(certificate: ShiftCertificate, options: ShiftCheckOptions): SolvedByShifts {
  const { nodes = 200_000, points = 20_000_000, edges: most = 300_000 } = options
  const { steps = 1_000_000_000, onStep } = options
  let [step, done] = ['', 0]
  const begin = (next: string): void => onStep?.((step = next), done, steps)
  const countStep = limited(steps, 'steps', () => onStep?.(step, done, steps))
  const work: CountWork = (more = 1) => countStep(((done += more), more))
  const { play, value, rules } = certificate
  const ruleset = (options.read ?? parseRuleset)(certificate.ruleset)
  demand(formatRuleset(ruleset) === certificate.ruleset, 'the game is not in standard notation')
  const space = spaceOf(ruleset)
  const inequalities = rules.reduce((sum, { where }) => sum + 1 + where.length, 0)
  // every rule is compared with every other rule
  work(inequalities * (rules.length + space.piles * space.moves.length))
  const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))

  begin('bounding the critical edges')
  const count = { node: limited(nodes, 'nodes'), work }
  const regions = shifts.map((_, rule) => criticalLeaves(space, shifts, rule, count))
  const critical = largestOf(regions.flat())
  const uncovered = uncoveredLeaves(space, shifts, count)
  const covered = largestOf(uncovered)
  const semilinear = uncoveredDirection(space.piles, shifts, count) === null

  const max = Math.min(certificate.box, Math.max(0, critical))
  begin(`solving the positions with piles up to ${max}`)
  countBox(space, max, work)
  const box = solveBox(ruleset, space, certificate, max)
  begin('comparing the edges of the box')
  const compared = compareBox(box, { space, rules, most: max, work })
  if (compared.bad !== null) throw new WrongRule(space, shifts, [compared.bad])

  begin('comparing the critical edges beyond the box')
  const values = farValues({ space, certificate, shifts, box, work })
  const countOne = limited(points, 'points')
  const countPoint = (): void => {
    countOne()
    work(space.piles * inequalities)
  }
  const goodBeyond = (mostOfLeaf: number): number => {
    const regionsBeyond = { regions, max, mostOfLeaf, count: countPoint, most }
    const { edges, unfinished } = edgesBeyond(space, shifts, regionsBeyond)
    const isWrong = ({ y, rule }: Edge): boolean => {
      const shift = shifts[rule]!
      return values.fromOptions(y) !== values.byRules(stepped(shift, y, 1)) + shift.add
    }
    const first = edges.find(isWrong)
    if (first !== undefined) {
      const same = edges.filter((edge) => sumOf(space, edge) === sumOf(space, first))
      throw new WrongRule(space, shifts, same.filter(isWrong))
    }
    if (unfinished !== null) throw unfinished
    return edges.length
  }
  // a wrong rule is often visible at the first points of a leaf that has too many points
  goodBeyond(FIRST_OF_LEAF)
  const beyond = goodBeyond(Infinity)

  begin('counting the positions at which no rule applies')
  const irreducible = valuesOfIrreducible(shifts, uncovered, values, countPoint)
  return {
    ruleset: certificate.ruleset,
    play,
    value,
    rules: rules.length,
    critical,
    covered,
    edges: { box: compared.edges, beyond },
    irreducible: { count: irreducible.length, p: irreducible.filter(isP(certificate)).length },
    semilinear,
  }
}

/** The critical edges with piles above the box, ordered by the sum of their piles. */
interface EdgesBeyond {
  readonly edges: readonly Edge[]
  /**
   * The limit that ended the search early. In that case, the first bad edge is not necessarily the
   * least one.
   */
  readonly unfinished: RangeError | null
}

/** The regions in which to search for critical edges beyond the box. */
interface RegionsBeyond {
  readonly regions: readonly (readonly Leaf[])[]
  /** The largest pile of the box. */
  readonly max: number
  /** The maximum number of points of each leaf, including partial ones. */
  readonly mostOfLeaf: number
  readonly count: () => void
  /** The maximum number of edges. */
  readonly most: number
}

function edgesBeyond(
  space: Space,
  shifts: readonly Shift[],
  { regions, max, mostOfLeaf, count, most }: RegionsBeyond,
): EdgesBeyond {
  const bySum = new Map<number, Map<string, Edge>>()
  const countEdge = limited(most, 'critical edges beyond the box')
  const collect = (rule: number, y: readonly number[]): void => {
    if (largestPile(space, y) <= max || !isCritical(shifts, { y, rule })) return
    countEdge()
    const sum = sumOf(space, { y })
    if (!bySum.has(sum)) bySum.set(sum, new Map())
    bySum.get(sum)!.set(`${rule} ${y.join()}`, { y: [...y], rule })
  }
  let unfinished: RangeError | null = null
  try {
    for (const [rule, leaves] of regions.entries()) {
      for (const { cone, largest } of leaves) {
        if (largest > max) forEachPoint(cone, { most: mostOfLeaf, count }, (y) => collect(rule, y))
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    unfinished = error
  }
  const sums = [...bySum].sort(([a], [b]) => a - b)
  return { edges: sums.flatMap(([, edges]) => [...edges.values()]), unfinished }
}

/** The sum of the piles. */
function sumOf(space: Space, { y }: Pick<Edge, 'y'>): number {
  return pilesAt(space, y).reduce((total, pile) => total + pile, 0)
}

/** The values at the positions at which no rule applies. */
function valuesOfIrreducible(
  shifts: readonly Shift[],
  uncovered: readonly Leaf[],
  { byRules }: FarValues,
  count: () => void,
): number[] {
  const found: number[] = []
  for (const { cone } of uncovered) {
    forEachPoint(cone, { most: Infinity, count }, (y) => {
      if (!shifts.some((shift) => isIn(shift, y))) found.push(byRules(y))
    })
  }
  return found
}

/** Returns a test of whether a value is the value of a P-position. */
function isP({ play, value }: ShiftCertificate): (entry: number) => boolean {
  if (value !== 'remoteness') return (entry) => entry === 0
  return (entry) => (entry % 2 === 0) === (play === 'normal')
}

/** The largest pile in any leaf; −1 if there are no leaves. */
function largestOf(leaves: readonly Leaf[]): number {
  return leaves.reduce((most, leaf) => Math.max(most, leaf.largest), -1)
}
