import { formatRuleset, oneLine, parseRuleset, type Ruleset } from '@nim/core/rules'
import * as v from 'valibot'
import { demand } from '../points-check/refuse.ts'
import { forEachPoint } from './points.ts'
import { SHIFT_CERTIFICATE, type ShiftCertificate } from './schema.ts'
import { uncoveredDirection } from './semilinear.ts'
import { type Edge, isCritical, isIn, type Shift, shiftOf, stepped } from './shift.ts'
import { compareBox, solveBox } from './solved-box.ts'
import { largestPile, pilesAt, type Space, spaceOf } from './space.ts'
import { criticalLeaves, type Leaf, NoRule, uncoveredLeaves } from './trees.ts'
import { type FarValues, farValues } from './values.ts'

/** What an accepted certificate proves for all positions of its game. */
export interface SolvedByShifts {
  readonly ruleset: string
  readonly play: ShiftCertificate['play']
  readonly value: ShiftCertificate['value']
  readonly rules: number
  /** B_crit: no edge at a larger pile needs a check of its own. */
  readonly critical: number
  /** B_cov: some rule applies at every position with a larger pile. */
  readonly covered: number
  /** Edges that were compared on the solved box, and beyond it. */
  readonly edges: { readonly box: number; readonly beyond: number }
  /** Positions at which no rule applies, and how many of them are P. */
  readonly irreducible: { readonly count: number; readonly p: number }
  /** Condition (S) holds, so that the positions of each value are a semilinear set. */
  readonly semilinear: boolean
}

/** What is proved, or why the certificate is refused. */
export type CheckedShifts =
  | ({ readonly accepted: true } & SolvedByShifts)
  | {
      readonly accepted: false
      readonly why: string
      /** Edges at which rules are wrong, if that is why: beyond the box all with the least sum of piles. */
      readonly edges?: readonly WrongEdge[]
      /** The direction in which a rule is missing, if that is why. */
      readonly direction?: readonly number[]
    }

/** A rule, by its number from 0, and a position at which it is wrong. */
export interface WrongEdge {
  readonly position: readonly number[]
  readonly rule: number
}

/** Limits of a check, and who watches it. */
export interface ShiftCheckOptions {
  /** Reads the text of a ruleset; needed for games that are not built in. */
  readonly read?: (text: string) => Ruleset
  /** Most nodes of all trees. Default: 1,000,000. */
  readonly nodes?: number
  /** Most points, partial ones included, that are visited in leaves. Default: 20,000,000. */
  readonly points?: number
  /** Most critical edges beyond the box. Default: 2,000,000. */
  readonly edges?: number
  /** Told what is done next. */
  readonly onStep?: (step: string) => void
}

/**
 * Checks that a game is solved by shift rules, for all positions. Nothing is believed but the rules of the game.
 *
 * The critical edges are those that neither (i) nor (ii) of NT-13 settles. Trees bound them, and the values at both ends
 * of each are compared: on a box that is solved from the rules of the game, and beyond it in the order of the sum of
 * piles, where values come from the options, and those of the options by shift rules that are right by induction.
 *
 * @param json what JSON.parse returns
 * @source NT-13
 */
export function checkShifts(json: unknown, options: ShiftCheckOptions = {}): CheckedShifts {
  const read = v.safeParse(SHIFT_CERTIFICATE, json)
  if (!read.success) {
    const [issue] = read.issues
    return { accepted: false, why: oneLine(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`) }
  }
  try {
    return { accepted: true, ...verify(read.output, options) }
  } catch (error) {
    if (error instanceof WrongRule)
      return { accepted: false, why: error.message, edges: error.edges }
    if (!(error instanceof RangeError)) throw error
    const { message: why } = error
    return { accepted: false, why, ...(error instanceof NoRule && { direction: error.direction }) }
  }
}

const FIRST_OF_LEAF = 200

/** A rule is wrong at a position, or else some rule at a smaller one. */
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

/** @throws RangeError or WrongRule saying why it is not accepted */
function verify(certificate: ShiftCertificate, options: ShiftCheckOptions): SolvedByShifts {
  const { nodes = 1_000_000, points = 20_000_000, edges: most = 2_000_000, onStep } = options
  const { play, value, rules } = certificate
  const ruleset = (options.read ?? parseRuleset)(certificate.ruleset)
  demand(formatRuleset(ruleset) === certificate.ruleset, 'the game is written in another way')
  const space = spaceOf(ruleset)
  const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))

  onStep?.('bounding the critical edges')
  const countNode = limited(nodes, 'nodes')
  const regions = shifts.map((_, rule) => criticalLeaves(space, shifts, rule, countNode))
  const critical = largestOf(regions.flat())
  const uncovered = uncoveredLeaves(space, shifts, countNode)
  const covered = largestOf(uncovered)
  const semilinear = uncoveredDirection(space.piles, shifts, countNode) === null

  const max = Math.min(certificate.box, Math.max(0, critical))
  onStep?.(`solving the positions with piles up to ${max}`)
  const box = solveBox(ruleset, space, certificate, max)
  const compared = compareBox(box, space, rules, max)
  if (compared.bad !== null) throw new WrongRule(space, shifts, [compared.bad])

  onStep?.('comparing the critical edges beyond the box')
  const values = farValues(space, certificate, shifts, box)
  const countPoint = limited(points, 'points')
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
  // a wrong rule often shows at the first points of a leaf that has too many
  goodBeyond(FIRST_OF_LEAF)
  const beyond = goodBeyond(Infinity)

  onStep?.('counting the positions at which no rule applies')
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

/** Critical edges with piles above the box, by the sum of their piles. */
interface EdgesBeyond {
  readonly edges: readonly Edge[]
  /** The limit that ended the search early. The first bad edge may then not be the least one. */
  readonly unfinished: RangeError | null
}

/** Where to look for them. */
interface RegionsBeyond {
  readonly regions: readonly (readonly Leaf[])[]
  /** The largest pile of the box. */
  readonly max: number
  /** So many points of each leaf, partial ones included. */
  readonly mostOfLeaf: number
  readonly count: () => void
  /** So many edges. */
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

/** |x|. */
function sumOf(space: Space, { y }: Pick<Edge, 'y'>): number {
  return pilesAt(space, y).reduce((total, pile) => total + pile, 0)
}

/** The values at the positions in no Q. */
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

/** Which values are those of P-positions. */
function isP({ play, value }: ShiftCertificate): (entry: number) => boolean {
  if (value !== 'remoteness') return (entry) => entry === 0
  return (entry) => (entry % 2 === 0) === (play === 'normal')
}

/** −1 if there is no leaf. */
function largestOf(leaves: readonly Leaf[]): number {
  return leaves.reduce((most, leaf) => Math.max(most, leaf.largest), -1)
}

/** @throws RangeError, when called, once the limit is passed */
function limited(most: number, of: string): () => void {
  let count = 0
  return () => demand(++count <= most, `more than ${most} ${of}`)
}
