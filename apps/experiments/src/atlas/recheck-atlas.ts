import type { StopSignal } from '@nim/bruteforce'
import { casesOf, type Parameter, type Restriction, type Restrictions } from '@nim/conjectures'
import { formatCase } from '@nim/conjectures/format'
import {
  CERTIFICATE_PACK,
  isAbout,
  type PackedCase,
  pointQuestions,
  PROVABLE,
} from '@nim/conjectures/goals'
import { numberOf, visible } from '@nim/core/rules'
import type { Goal } from '@nim/prover'
import { NotDecidable, type PointQuestion } from '@nim/prover/points'
import { type CheckedPoints, checkPoints } from '@nim/prover/points-check'
import { digestOf } from '@nim/sweep/records'
import { differenceOf, theoremProblem } from '../discovering/row-proof.ts'
import { assumedBy } from '../proving/proof-cases.ts'
import { type PlacedRow, readAtlasPack, readRows } from './atlas-files.ts'
import { readShiftGames, recheckShiftGames } from './recheck-shifts.ts'

/** The result of checking an atlas: a one-word verdict and a sentence that explains it. */
export interface AtlasRecheck {
  readonly word: 'VERIFIED' | 'REFUSED' | 'OUT OF BOUNDS'
  readonly sentence: string
  /** Errors and exceeded limits, each with its location and the reason. */
  readonly problems: readonly string[]
  readonly looked: Looked
}

/** The numbers of checked items. */
export interface Looked {
  rows: number
  byPoints: number
  byTheorem: number
  /** The number of game values that shift rules prove. */
  byShifts: number
  cases: number
  certificates: number
}

export interface AtlasRecheckOptions {
  /** The maximum number of points in one certificate. */
  readonly points: number
  readonly stop: StopSignal
  /**
   * Called with the current step, the number of items checked so far, and the total number of
   * items. An item is a point of a certificate in the first step, and a shift rule in the second.
   */
  readonly onProgress: (step: string, done: number, total: number) => void
}

/** The question that an accepted certificate answers, and the number of its points. */
type Proof = Extract<CheckedPoints, { accepted: true }> & { readonly points: number }

/** The reason why a row or a case is not proved, and whether that reason is only a limit. */
interface Problem {
  readonly why: string
  readonly outOfBounds?: true
}

/**
 * Checks every certificate of an atlas with the independent checker. Then compares the proved
 * statement with the row or the claim that refers to the certificate. The game, the play
 * convention, the value, the piles and the formula must agree word for word.
 *
 * @throws UsageError if there is no atlas; UnreadableInput; DamagedAtlas
 */
export function recheckAtlas(folder: string, options: AtlasRecheckOptions): AtlasRecheck {
  const rows = readRows(folder)
  const { cases, certificates } = readAtlasPack(folder)
  const shiftGames = readShiftGames(folder)
  const pack = new CheckedPack(certificates, options)
  const problems: (Problem & { where: string })[] = []
  const looked: Looked = {
    rows: rows.length,
    byPoints: 0,
    byTheorem: 0,
    byShifts: 0,
    cases: cases.length,
    certificates: certificates.length,
  }
  const judge = (where: string, problem: Problem | null): void => {
    if (problem !== null) problems.push({ where, ...problem })
  }
  for (const { where, row } of rows) {
    if (row.theorem !== undefined) looked.byTheorem++
    if (row.certificate !== undefined) looked.byPoints++
    judge(where, problemOfRow(row, pack))
  }
  const proved = new Set<string>()
  const judged = cases.map((one) => {
    const where = `${CERTIFICATE_PACK}, ${`${one.claim} ${formatCase(one.case)}`.trim()}`
    const result = problemOfCase(one, pack)
    for (const goal of result.proved) proved.add(goal)
    judge(where, result.problem)
    return { where, ...result }
  })
  for (const { where, uses } of judged) {
    const missing = uses.find((goal) => !proved.has(goal))
    if (missing !== undefined)
      judge(where, { why: `it depends on ${missing}, which is not proved` })
  }
  const named = new Set([
    ...rows.flatMap(({ row }) => row.certificate ?? []),
    ...cases.flatMap((one) => one.certificates),
  ])
  for (const digest of pack.digests().filter((one) => !named.has(one))) {
    judge(CERTIFICATE_PACK, {
      why: `the certificate ${digest} belongs to neither a row nor a case`,
    })
  }
  const shifts = recheckShiftGames(shiftGames, {
    stop: options.stop,
    onProgress: (done, total) => options.onProgress('checking shift rules', done, total),
  })
  looked.byShifts = shifts.proved
  problems.push(...shifts.problems)
  return ended(problems, looked)
}

function ended(problems: readonly (Problem & { where: string })[], looked: Looked): AtlasRecheck {
  const refusals = problems.filter(({ outOfBounds }) => outOfBounds !== true)
  const [first] = refusals.length > 0 ? refusals : problems
  const lines = problems.map(({ where, why }) => visible(`${where}: ${why}`, 500))
  if (first === undefined) {
    return { word: 'VERIFIED', sentence: verifiedWords(looked), problems: lines, looked }
  }
  const others = problems.length - 1
  const more = others === 0 ? '' : `; and ${others} more`
  return {
    word: refusals.length > 0 ? 'REFUSED' : 'OUT OF BOUNDS',
    sentence: `${visible(`${first.where}: ${first.why}`, 500)}${more}`,
    problems: lines,
    looked,
  }
}

function verifiedWords(looked: Looked): string {
  const { rows, byPoints, byTheorem, byShifts, cases, certificates } = looked
  const others = rows - byPoints - byTheorem
  const shifts = byShifts === 0 ? '' : `; shift rules prove ${byShifts} values of games`
  return `${certificates} certificates prove ${byPoints} rows and ${cases} cases of claims; ${byTheorem} rows follow from a theorem, and ${others} rows claim no proof${shifts}`
}

function problemOfRow(row: PlacedRow['row'], pack: CheckedPack): Problem | null {
  if (row.theorem !== undefined) {
    const why = theoremProblem(row)
    return why === null ? null : { why }
  }
  if (row.certificate === undefined) return null
  const checked = pack.check(row.certificate)
  if ('why' in checked) return checked
  const why = differenceOf(row, checked, checked.points)
  return why === null ? null : { why }
}

/**
 * The goals of a case that are proved, the goals that these depend on, and, if the case is not
 * proved, the reason.
 */
function problemOfCase(
  { claim, case: parameters, certificates }: PackedCase,
  pack: CheckedPack,
): { problem: Problem | null; proved: readonly string[]; uses: readonly string[] } {
  const refuse = (problem: Problem): ReturnType<typeof problemOfCase> => ({
    problem,
    proved: [],
    uses: [],
  })
  let current: ReturnType<typeof questionsOf>
  try {
    current = questionsOf(claim, parameters)
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof NotDecidable)) throw error
    return refuse({ why: error.message })
  }
  const { goals, questions } = current
  if (questions.length !== certificates.length) {
    return refuse({
      why: `it has ${numberOf(questions.length, 'question')}, but ${numberOf(certificates.length, 'certificate')}`,
    })
  }
  for (const [i, question] of questions.entries()) {
    const checked = pack.check(certificates[i]!)
    if ('why' in checked) return refuse(checked)
    if (!isAbout(question, checked.question)) {
      return refuse({ why: `certificate ${i + 1} proves a different statement` })
    }
  }
  return {
    problem: null,
    proved: goals.map(({ id }) => id),
    uses: goals.flatMap((goal) => assumedBy(goal) ?? []),
  }
}

/** @throws RangeError if the claim has no such case, or no goals; NotDecidable */
function questionsOf(
  claim: string,
  parameters: PackedCase['case'],
): { readonly goals: readonly Goal[]; readonly questions: readonly PointQuestion[] } {
  const provable = PROVABLE.find((one) => one.claim === claim)
  if (provable === undefined) throw new RangeError('no such claim has goals')
  const [same] = casesOf(provable.parameters, restrictionsTo(parameters, provable.parameters))
  if (JSON.stringify(same) !== JSON.stringify(parameters)) {
    throw new RangeError('the claim has no such case')
  }
  const goals = provable.goals(parameters)
  const questions = goals.flatMap((goal) => pointQuestions(goal)).map((part) => part.question)
  return { goals, questions }
}

/**
 * The restrictions that select one case. If a value has the wrong kind, the restriction omits it,
 * so that a different case is selected.
 */
function restrictionsTo(
  parameters: PackedCase['case'],
  definitions: readonly Parameter[],
): Restrictions {
  const restrictions: Record<string, Restriction> = {}
  for (const { name, kind } of definitions) {
    const value = parameters[name]
    if (typeof value === 'number' && kind === 'integer') restrictions[name] = [value, value]
    if (typeof value === 'string' && kind === 'choice') restrictions[name] = [value]
  }
  return restrictions
}

/** The certificates of a pack. Each certificate is checked once, when it is first used. */
class CheckedPack {
  readonly #texts: ReadonlyMap<string, string>
  readonly #checked = new Map<string, Proof | Problem>()
  readonly #options: AtlasRecheckOptions
  readonly #total: number
  #done = 0

  constructor(certificates: readonly string[], options: AtlasRecheckOptions) {
    this.#texts = new Map(certificates.map((text) => [digestOf(text), text]))
    this.#options = options
    this.#total = certificates.reduce((sum, text) => sum + sizeOf(JSON.parse(text)), 0)
  }

  /**
   * The question that the certificate with this digest answers, or the reason why it proves
   * nothing.
   */
  check(digest: string): Proof | Problem {
    const earlier = this.#checked.get(digest)
    if (earlier !== undefined) return earlier
    const text = this.#texts.get(digest)
    const result =
      text === undefined
        ? { why: `${CERTIFICATE_PACK} does not contain its certificate` }
        : this.#judge(text)
    this.#checked.set(digest, result)
    return result
  }

  digests(): string[] {
    return [...this.#texts.keys()]
  }

  #judge(text: string): Proof | Problem {
    const { points: most, stop } = this.#options
    if (stop.aborted) throw stop.reason
    const json: unknown = JSON.parse(text)
    const points = sizeOf(json)
    const tell = (step: string, done: number, total: number): void => {
      if (stop.aborted) throw stop.reason
      const share = step.startsWith('judging') ? done / total : 0
      this.#tell(Math.round(this.#done + share * points))
    }
    const checked = checkPoints(json, { points: most, onProgress: tell })
    this.#done += points
    this.#tell(this.#done)
    if (checked.accepted) return { ...checked, points }
    const { accepted: _, ...problem } = checked
    return problem
  }

  #tell(done: number): void {
    this.#options.onProgress('checking certificates', done, this.#total)
  }
}

/** The number of points according to the certificate. */
function sizeOf(json: unknown): number {
  const count = (json as { points?: { count?: unknown } }).points?.count
  return Number.isSafeInteger(count) ? (count as number) : 0
}
