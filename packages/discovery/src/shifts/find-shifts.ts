import { formatRuleset } from '@nim/core/rules'
import { seededRandom } from '@nim/core/random'
import {
  type CheckedShifts,
  checkShifts,
  type ShiftCertificate,
  type ShiftRule,
  type SolvedByShifts,
} from '@nim/prover/shift-check'
import { findWalls, type SeenWall } from './find-walls.ts'
import { type Evidence, type FarDefect, type LearnedRule, learnRules } from './learn-rule.ts'
import { missingWalls } from './missing-wall.ts'
import { raysOf } from './rays.ts'
import { coordinateForms, largestMaxOf, type ShiftQuestion, valuesOnBox } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

/** The limits and the seed of a search. */
export interface FindShiftsOptions {
  /** The seed. The same seed produces the same rules on every machine. Default: 1. */
  readonly seed?: number
  /**
   * The maximum number of positions of the largest box. Smaller boxes are tried first. Default:
   * 1,000,000,000 for outcomes, which need one byte per position, and 60,000,000 for other values.
   */
  readonly positions?: number
  /**
   * The number of locations in the largest box at which the search looks for walls. Default: 400.
   */
  readonly places?: number
  /** Walls that are already known, as forms of the piles. */
  readonly walls?: readonly (readonly number[])[]
  /**
   * The maximum number of rounds per box. In each round the checker asks for another rule. Default:
   * 80.
   */
  readonly rounds?: number
  readonly onStep?: (step: string) => void
}

const { BOXES, LEAST_OF_LAST, WRONG_BEYOND, MOST_STEPS } = TUNED.findShifts

/** Rules that the checker accepts, or the reason why the search found no such rules. */
export type FoundShifts =
  | {
      readonly answer: 'proved'
      readonly certificate: ShiftCertificate
      readonly solved: SolvedByShifts
      readonly walls: readonly (readonly number[])[]
    }
  | {
      readonly answer: 'not found'
      readonly why: string
      /**
       * The direction in which the search found no rule, if this is the reason for its failure;
       * otherwise null.
       */
      readonly direction: readonly number[] | null
      readonly walls: readonly (readonly number[])[]
    }

/**
 * Searches for shift rules that solve a game, using only its rules. The search derives walls from
 * local periods, and learns a rule for each direction from a solved box. The checker reports in
 * which direction a rule is missing, or at which position a rule is wrong.
 *
 * @source NT-13, section 4
 */
export function findShifts(question: ShiftQuestion, options: FindShiftsOptions = {}): FoundShifts {
  const { positions = question.value === 'outcome' ? 1_000_000_000 : 60_000_000 } = options
  const { places = 400, rounds = 80 } = options
  const largest = largestMaxOf(question, positions)
  let found: FoundShifts | null = null
  for (const [size, ofPlaces, ofRounds] of [...BOXES, [Infinity, 1, 1]] as const) {
    const most = Math.min(size, positions)
    const max = largestMaxOf(question, most)
    const isLast = max === largest
    const limits = {
      ...options,
      positions: most,
      places: Math.round(places * (isLast ? Math.max(ofPlaces, LEAST_OF_LAST) : ofPlaces)),
      rounds: isLast ? rounds : Math.round(rounds * ofRounds),
      wrongBeyond: WRONG_BEYOND[+isLast]!,
    }
    found = new ShiftSearch(question, limits).run()
    if (found.answer === 'proved' || isLast) return found
    options.onStep?.(`not found with the box 0..${max}: ${found.why}`)
  }
  return found!
}

type Limits = FindShiftsOptions & Record<'positions' | 'places' | 'rounds' | 'wrongBeyond', number>

class ShiftSearch {
  readonly #question: ShiftQuestion
  readonly #limits: Limits
  readonly #onStep: (step: string) => void
  readonly #evidence: Evidence & { walls: (readonly number[])[]; defects: FarDefect[] }
  readonly #byRay = new Map<string, readonly LearnedRule[]>()

  constructor(question: ShiftQuestion, options: Limits) {
    const { seed = 1, positions, places } = options
    this.#question = question
    this.#limits = options
    this.#onStep = options.onStep ?? (() => undefined)
    const random = seededRandom(seed)
    const box = valuesOnBox(question, positions)
    this.#onStep(`solved the box 0..${box.max}`)
    const coordinates = new Set(coordinateForms(box).map((form) => form.join()))
    const found: readonly SeenWall[] = findWalls(box, random, places)
    this.#onStep(`walls: ${found.map(({ form, votes }) => `${form.join()} (${votes})`).join('; ')}`)
    const walls = [...(options.walls ?? []), ...found.map(({ form }) => form)].filter(
      (form) => !coordinates.has(form.join()) && !coordinates.has(form.map((a) => -a + 0).join()),
    )
    const isRemoteness = question.value === 'remoteness'
    this.#evidence = { box, walls, defects: [], isRemoteness, random }
  }

  run(): FoundShifts {
    this.#learnAll()
    let wrongBeyond = 0
    for (let round = 0; round < this.#limits.rounds; round++) {
      const rules = this.#rules()
      if (rules.length === 0) return this.#notFound('no rule was found', null)
      const checked = this.#check(rules)
      if (checked.accepted) return this.#smallest(rules)
      if (checked.edges !== undefined) {
        this.#onStep(checked.why)
        if (wrongBeyond++ === this.#limits.wrongBeyond) return this.#notFound(checked.why, null)
        const wrong = checked.edges.map(({ position: x, rule }) => ({ z: rules[rule]!.z, x }))
        this.#evidence.defects.push(...wrong)
        for (const z of new Map(wrong.map((each) => [each.z.join(), each.z])).values()) {
          this.#relearn(z)
        }
        continue
      }
      if (checked.direction === undefined) return this.#notFound(checked.why, null)
      if (this.#learn(checked.direction)) continue
      if (this.#addWall(checked.direction)) continue
      return this.#notFound(checked.why, checked.direction)
    }
    return this.#notFound(`the search was not complete after ${this.#limits.rounds} rounds`, null)
  }

  /**
   * Learns rules for the directions of the coordinates. The checker asks for rules in other
   * directions.
   */
  #learnAll(): void {
    const { box } = this.#evidence
    for (const ray of raysOf(coordinateForms(box), [])) this.#learn(ray)
  }

  /**
   * Learns rules in a direction. Returns false if the direction was tried before, or if no rule
   * exists in it.
   */
  #learn(direction: readonly number[]): boolean {
    const key = direction.join()
    if (this.#byRay.has(key)) return false
    const learned = learnRules(this.#evidence, direction, 4)
    this.#byRay.set(key, learned)
    const [first] = learned
    const says = first === undefined ? 'no rule' : `z = ${first.rule.z.join()}`
    this.#onStep(`${key}: ${says}`)
    return first !== undefined
  }

  /** Learns the rules with this step again, from all the evidence available now. */
  #relearn(z: readonly number[]): void {
    const keys = [...this.#byRay].flatMap(([key, [first]]) =>
      first?.rule.z.join() === z.join() ? [key] : [],
    )
    for (const key of keys) {
      this.#byRay.delete(key)
      this.#learn(key.split(',').map(Number))
    }
  }

  /**
   * Adds one or two walls with which a rule exists in this direction. Then the function learns the
   * rules of all directions again.
   */
  #addWall(direction: readonly number[], depth = 2): boolean {
    const { walls } = this.#evidence
    const [first, ...others] = missingWalls(this.#evidence, direction)
    if (first === undefined) return false
    for (const wall of [first, ...others]) {
      const learned = learnRules({ ...this.#evidence, walls: [...walls, wall] }, direction, 1)
      if (learned.length > 0) return this.#takeWall(wall)
    }
    if (depth <= 1) return false
    walls.push(first)
    if (this.#addWall(direction, depth - 1)) return true
    walls.pop()
    return false
  }

  #takeWall(wall: readonly number[]): true {
    this.#onStep(`another wall: ${wall.join()}`)
    this.#evidence.walls.push(wall)
    // All rules are learned again, because a step that was learned without the new wall may be
    // longer than necessary.
    this.#byRay.clear()
    this.#learnAll()
    return true
  }

  /** The two rules with the largest regions in each direction. */
  #rules(): ShiftRule[] {
    return [...this.#byRay.values()].flatMap((learned) =>
      learned.slice(0, 2).map(({ rule }) => rule),
    )
  }

  #check(rules: readonly ShiftRule[], box = 12): CheckedShifts {
    const options = { read: () => this.#question.ruleset, nodes: 100_000, steps: MOST_STEPS }
    return checkShifts(this.#certificate(rules, box), options)
  }

  #certificate(rules: readonly ShiftRule[], box: number): ShiftCertificate {
    const { ruleset, play, value } = this.#question
    return { format: 'nimlab-shifts-1', ruleset: formatRuleset(ruleset), play, value, box, rules }
  }

  /** Removes unnecessary rules, beginning with the rules that have the longest steps. */
  #smallest(all: readonly ShiftRule[]): FoundShifts {
    let rules = all
    const size = ({ z }: ShiftRule): number => z.reduce((sum, value) => sum + value, 0)
    for (const rule of all.toSorted((a, b) => size(b) - size(a))) {
      const fewer = rules.filter((other) => other !== rule)
      if (fewer.length > 0 && this.#check(fewer).accepted) rules = fewer
    }
    const checked = this.#check(rules)
    if (!checked.accepted) return this.#notFound(checked.why, null)
    const { accepted: _, ...solved } = checked
    return {
      answer: 'proved',
      certificate: this.#certificate(rules, 12),
      solved,
      walls: this.#evidence.walls,
    }
  }

  #notFound(why: string, direction: readonly number[] | null): FoundShifts {
    return { answer: 'not found', why, direction, walls: this.#evidence.walls }
  }
}
