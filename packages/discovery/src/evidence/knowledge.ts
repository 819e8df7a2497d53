import type { SolvedBox } from '../box/solved-box.ts'
import { limitedBy, type Stratum } from '../box/strata.ts'
import { allForms, type Form, primitive } from '../forms/form.ts'
import { cellsOf, type Splitter } from './cells.ts'
import { type Congruence, congruencesOf } from './congruences.ts'
import { likelyWalls } from './likely-walls.ts'
import { sumsOfFirst } from './sums-of-first.ts'
import { TUNED } from '../tuned.ts'

/** The evidence on a stratum of a box. */
export interface Region {
  /** The numbers 1, 2, … of the gaps that are small in the stratum. */
  readonly small: readonly number[]
  readonly modulus: number
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  /**
   * Among the positions far from walls, the share whose values these walls and congruences do not
   * determine.
   */
  readonly unexplained: number
}

const { FACTORS } = TUNED.knowledge

/** The evidence about a value on a box, which is collected stratum by stratum. */
export class Knowledge {
  readonly box: SolvedBox
  readonly #seed: number
  readonly #forms: readonly Form[]
  readonly #regions = new Map<string, Region>()
  /** The walls and congruences, in the order of their discovery. */
  readonly #found = new Map<string, Splitter>()

  constructor(box: SolvedBox, seed: number) {
    this.box = box
    this.#seed = seed
    this.#forms = allForms(box.ruleset.piles, FACTORS[box.ruleset.piles] ?? 1)
  }

  get regions(): readonly Region[] {
    return [...this.#regions.values()]
  }

  get walls(): readonly Form[] {
    return [...this.#found.values()]
      .filter(({ modulus }) => modulus === null)
      .map(({ form }) => form)
  }

  get congruences(): readonly Congruence[] {
    return [...this.#found.values()].flatMap(({ form, modulus }) =>
      modulus === null ? [] : [{ form, modulus }],
    )
  }

  /** The moduli for which the residues of single piles provide information in some stratum. */
  get moduli(): readonly number[] {
    return [...new Set(this.regions.map(({ modulus }) => modulus))].sort((a, b) => a - b)
  }

  /** True if the stratum has been explored. */
  knows(stratum: Stratum): boolean {
    return this.#regions.has(String(stratum))
  }

  /**
   * Explores the given stratum and all strata that have it as a limit, except those that were
   * explored before. Strata with fewer small gaps come first, because their forms are easier to
   * distinguish.
   *
   * @returns false if all these strata had been explored before
   */
  explore(limit: Stratum): boolean {
    const open = limitedBy(limit).filter((stratum) => !this.knows(stratum))
    for (const stratum of open) this.#look(stratum)
    return open.length > 0
  }

  /**
   * Explores the stratum in which all gaps are large, and the strata with exactly one small gap.
   */
  exploreLarge(): void {
    const large = Array.from({ length: this.box.ruleset.piles }, () => false)
    this.explore(large)
    large.forEach((_, small) => this.explore(large.map((_gap, i) => i === small)))
  }

  #look(stratum: Stratum): void {
    const wallsOf = (forms: readonly Form[]): Splitter[] =>
      distinctOn(stratum, this.box, forms).map((form) => ({ form, modulus: null }))
    const splitters = {
      known: [...this.#found.values()],
      likely: [...wallsOf(likelyWalls(this.box)), ...sumsOfFirst(this.box.ruleset.piles)],
      tried: [...wallsOf(this.#forms), ...congruencesOf(this.box, stratum, this.#seed)],
    }
    const { modulus, walls, congruences, unexplained } = cellsOf(
      this.box,
      stratum,
      splitters,
      this.#seed,
    )
    const small = stratum.flatMap((isSmall, i) => (isSmall ? [i + 1] : []))
    this.#regions.set(String(stratum), { small, modulus, walls, congruences, unexplained })
    for (const found of [...walls.map((form) => ({ form, modulus: null })), ...congruences]) {
      this.#found.set(`${found.form.join()} mod ${found.modulus}`, found)
    }
  }
}

/**
 * The first form of each group of forms that have the same coefficients of the large gaps. The
 * forms of a group are parallel on the stratum, so one of them is enough.
 */
function distinctOn(stratum: Stratum, box: SolvedBox, forms: readonly Form[]): Form[] {
  const distinct = new Map<string, Form>()
  for (const form of forms) {
    const ofLarge = primitive(factorsOfGaps(box, form).filter((_, i) => !stratum[i]!))
    if (ofLarge !== null && !distinct.has(ofLarge.join())) distinct.set(ofLarge.join(), form)
  }
  return [...distinct.values()]
}

/**
 * The coefficients of the gaps in a form of the piles. A sorted pile x_i is the sum of the first i
 * gaps.
 */
function factorsOfGaps({ isSorted }: SolvedBox, form: Form): number[] {
  if (!isSorted) return [...form]
  let sum = 0
  return form
    .toReversed()
    .map((factor) => (sum += factor))
    .toReversed()
}
