import { type Labels, VALUES_THEMSELVES } from '../box/labels.ts'
import { answerAt, answersOf, type Feature, thresholdOf } from './features.ts'
import type { Tree } from './tree.ts'
import { TUNED } from '../tuned.ts'

/** Positions with their values. */
export interface Example {
  readonly position: readonly number[]
  readonly label: number
}

/** Two positions that have different values although no feature distinguishes them. */
export interface Conflict {
  readonly positions: readonly [readonly number[], readonly number[]]
}

const { ENOUGH_TO_CHOOSE, KNOWN, SPLIT } = TUNED.learnTree

/** A question and the information that it provides. */
interface Choice {
  readonly feature: number
  /** The first answer above the threshold; unused for residues. */
  readonly from: number
  readonly score: number
}

/**
 * A tree that has the right label for every example. Each node has the question with the largest
 * information gain relative to the evenness of its split and to its price.
 *
 * @complexity features × examples for each level of the tree
 */
export function learnTree(
  examples: readonly Example[],
  features: readonly Feature[],
  labels: Labels = VALUES_THEMSELVES,
): Tree | Conflict {
  return new Learner(examples, features, labels).grow(Int32Array.from(examples, (_, i) => i))
}

export function isConflict(learned: Tree | Conflict): learned is Conflict {
  return 'positions' in learned
}

class Learner {
  readonly #examples: readonly Example[]
  readonly #features: readonly Feature[]
  readonly #labels: Uint16Array
  /** The labels that occur in the current rows. */
  readonly #present: Uint16Array
  /** For each feature, its answers at all examples. */
  readonly #answers: readonly Uint8Array[]
  #labelCount: number
  readonly #asked = new Set<number>()
  readonly #counts: Float64Array
  readonly #says: Labels['says']

  constructor(examples: readonly Example[], features: readonly Feature[], { says }: Labels) {
    this.#says = says
    this.#examples = examples
    this.#features = features
    this.#labels = Uint16Array.from(examples, ({ label }) => label)
    this.#present = this.#labels.slice()
    this.#labelCount = this.#labels.reduce((most, label) => Math.max(most, label), 0) + 1
    this.#answers = features.map((feature) =>
      Uint8Array.from(examples, ({ position }) => answerAt(feature, position)),
    )
    const most = features.reduce((answers, feature) => Math.max(answers, answersOf(feature)), 1)
    this.#counts = new Float64Array(most * this.#labelCount)
  }

  grow(rows: Int32Array): Tree | Conflict {
    const common = this.#commonLabel(rows)
    if (common !== undefined) return { kind: 'leaf', label: common }
    const first = this.#labels[rows[0]!]!
    const other = rows.find((row) => !this.#isRight(first, row))!
    const choice = this.#choose(rows) ?? this.#telling(rows[0]!, other)
    if (choice === null) {
      return { positions: [this.#examples[rows[0]!]!.position, this.#examples[other]!.position] }
    }
    this.#asked.add(choice.feature)
    const feature = this.#features[choice.feature]!
    const answers = this.#answers[choice.feature]!
    if (feature.kind === 'threshold') {
      const below = this.grow(rows.filter((row) => answers[row]! < choice.from))
      if (isConflict(below)) return below
      const above = this.grow(rows.filter((row) => answers[row]! >= choice.from))
      if (isConflict(above)) return above
      return {
        kind: 'threshold',
        form: feature.form,
        least: thresholdOf(feature, choice.from),
        above,
        below,
      }
    }
    const usual: Tree = { kind: 'leaf', label: this.#usualLabel(rows) }
    const children: Tree[] = []
    for (let residue = 0; residue < feature.modulus; residue++) {
      const those = rows.filter((row) => answers[row] === residue)
      const child = those.length === 0 ? usual : this.grow(those)
      if (isConflict(child)) return child
      children.push(child)
    }
    return { kind: 'residue', form: feature.form, modulus: feature.modulus, children }
  }

  /**
   * A label that yields the value of all rows, preferably a frequent label; undefined if no such
   * label exists.
   */
  #commonLabel(rows: Int32Array): number | undefined {
    const present = new Set(rows.map((row) => this.#labels[row]!))
    return [this.#usualLabel(rows), ...present].find((label) =>
      rows.every((row) => this.#isRight(label, row)),
    )
  }

  /** True if the label yields the value of the row. */
  #isRight(label: number, row: number): boolean {
    const { position } = this.#examples[row]!
    const own = this.#labels[row]!
    return label === own || this.#says(label, position) === this.#says(own, position)
  }

  #usualLabel(rows: Int32Array): number {
    const counts = new Map<number, number>()
    for (const row of rows) {
      const label = this.#labels[row]!
      counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    const most = Math.max(...counts.values())
    return Math.min(...[...counts.keys()].filter((label) => counts.get(label) === most))
  }

  /**
   * The cheapest question that distinguishes two rows. This question is used if no question
   * provides information about all rows.
   */
  #telling(row: number, other: number): Choice | null {
    const choices = this.#answers.flatMap((answers, feature): Choice[] => {
      const [a, b] = [answers[row]!, answers[other]!]
      const score = 1 / this.#features[feature]!.price
      return a === b ? [] : [{ feature, from: Math.max(a, b), score }]
    })
    return choices.length === 0 ? null : choices.reduce((x, y) => (y.score > x.score ? y : x))
  }

  /** The question that provides the most information; null if no question provides information. */
  #choose(rows: Int32Array): Choice | null {
    this.#leaveOut(rows)
    const step = Math.floor(rows.length / ENOUGH_TO_CHOOSE)
    const ofSome = step < 2 ? null : this.#bestFor(rows.filter((_, i) => i % step === 0))
    return ofSome ?? this.#bestFor(rows)
  }

  /**
   * Renumbers the labels of these rows in ascending order, because usually only a few of many
   * labels occur.
   */
  #leaveOut(rows: Int32Array): void {
    const labels = new Set(rows.map((row) => this.#labels[row]!))
    const numbers = new Map([...labels].sort((a, b) => a - b).map((label, i) => [label, i]))
    for (const row of rows) this.#present[row] = numbers.get(this.#labels[row]!)!
    this.#labelCount = numbers.size
  }

  #bestFor(rows: Int32Array): Choice | null {
    let best: Choice | null = null
    for (let feature = 0; feature < this.#features.length; feature++) {
      const choice = this.#score(feature, rows)
      if (choice !== null && choice.score > (best?.score ?? 0)) best = choice
    }
    return best
  }

  #score(feature: number, rows: Int32Array): Choice | null {
    const one = this.#features[feature]!
    const price = this.#asked.has(feature) ? one.price * KNOWN : one.price
    const counts = this.#count(feature, rows)
    const groups = this.#groupsOf(counts, feature)
    const whole = totalOf(groups)
    if (one.kind === 'residue') {
      const score = scoreOf(whole, groups) / price
      return score > 0 ? { feature, from: 0, score } : null
    }
    let best: Choice | null = null
    const below = new Float64Array(this.#labelCount)
    for (let from = 1; from < groups.length; from++) {
      groups[from - 1]!.forEach((count, label) => (below[label]! += count))
      const above = whole.map((count, label) => count - below[label]!)
      const distance = 1 + 0.05 * Math.abs(thresholdOf(one, from))
      const score = scoreOf(whole, [below, above]) / (price * distance)
      if (score > (best?.score ?? 0)) best = { feature, from, score }
    }
    return best
  }

  /** The number of rows for each answer and label. */
  #count(feature: number, rows: Int32Array): Float64Array {
    const [answers, labels, width] = [this.#answers[feature]!, this.#present, this.#labelCount]
    const counts = this.#counts.fill(0)
    for (const row of rows) counts[answers[row]! * width + labels[row]!]!++
    return counts
  }

  #groupsOf(counts: Float64Array, feature: number): Float64Array[] {
    const answers = answersOf(this.#features[feature]!)
    const width = this.#labelCount
    return Array.from({ length: answers }, (_, i) => counts.slice(i * width, (i + 1) * width))
  }
}

function totalOf(groups: readonly Float64Array[]): Float64Array {
  const total = new Float64Array(groups[0]!.length)
  for (const group of groups) group.forEach((count, label) => (total[label]! += count))
  return total
}

/** The information gain of the split, relative to its evenness; 0 if it does not split the rows. */
function scoreOf(whole: Float64Array, groups: readonly Float64Array[]): number {
  const size = sumOf(whole)
  let [rest, split] = [0, 0]
  for (const group of groups) {
    const share = sumOf(group) / size
    if (share === 0) continue
    rest += share * entropyOf(group)
    split -= share * Math.log2(share)
  }
  // The score is rounded, so that ties are the same on every machine even if logarithms differ
  // slightly.
  const score = split === 0 ? 0 : (entropyOf(whole) - rest) / (SPLIT + split)
  return Math.round(score * 1e9) / 1e9
}

function entropyOf(counts: Float64Array): number {
  const size = sumOf(counts)
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= (count / size) * Math.log2(count / size)
  return entropy
}

function sumOf(counts: Float64Array): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}
