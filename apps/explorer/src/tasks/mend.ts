import { solve } from '@nim/bruteforce'
import { gameVocabulary, readFormula } from '@nim/conjectures/formula-claims'
import { boxCount, isSymmetric, moveSizes, type Ruleset } from '@nim/core/rules'
import { compileTerm, parseClauses } from '@nim/presburger'
import { askedFormula, type FormulaInput } from './formula/formula-input.ts'

/** A formula that fails less often, with its number of failures. */
export interface Mended {
  readonly says: string
  /** A description of the change. */
  readonly how: string
  readonly failures: number
}

export interface MendAnswer {
  /** The largest pile of the box on which failures are counted. */
  readonly max: number
  readonly positions: number
  readonly failures: number
  /**
   * The changed formulas, best first. The list is empty if the formula describes a value rather
   * than an outcome.
   */
  readonly mended: readonly Mended[]
}

/** The maximum number of positions in the box, and the maximum number of changes in the answer. */
const MOST_POSITIONS = 20_000
const MOST_MENDED = 6
/**
 * The largest pile in any box, and the maximum number of values that a change lists for one
 * quantity.
 */
const LARGEST_PILE = 24
const MOST_VALUES = 8
/** The maximum length of a changed formula in characters. */
const MOST_CHARACTERS = 200

/**
 * Counts of the positions at which a quantity has one particular value. The first letter of a name
 * is the outcome according to the formula, and the second letter is the true outcome.
 */
interface Share {
  PP: number
  PN: number
  NP: number
  NN: number
}

/**
 * Finds small changes of a refuted formula that remove most failures. A change adds or removes some
 * values of a modulus or a threshold, or it replaces the formula by a condition on one or two
 * quantities. The changes are suggestions that still have to be tested.
 *
 * @complexity positions of a box × quantities
 */
export function mendFormula(given: FormulaInput): MendAnswer {
  const { ruleset, value, play, text, formula } = askedFormula(given)
  const max = boxOf(ruleset, formula.largestExact)
  const none = { max, positions: 0, failures: 0, mended: [] }
  const parts = partsOf(text, formula.clauses[0]!.where !== undefined)
  if (value !== 'outcome' || parts === null) return none
  const table = solve(ruleset, { max }, { value: 'outcome', play })
  const quantities = quantitiesOf(ruleset)
  const shares = quantities.map(() => new Map<string, Share>())
  let [positions, failures] = [0, 0]
  table.box.forEach((x, rank) => {
    const actual = table.values[rank]!
    const holds = formula.holds(x, actual)
    if (holds === null) return
    positions++
    if (!holds) failures++
    const isP = actual === 0
    const key: keyof Share = holds ? (isP ? 'PP' : 'NN') : isP ? 'NP' : 'PN'
    quantities.forEach(({ of }, i) => {
      const at = of.map((each) => each(x)).join()
      const share = shares[i]!.get(at) ?? { PP: 0, PN: 0, NP: 0, NN: 0 }
      share[key]++
      shares[i]!.set(at, share)
    })
  })
  table.release()
  const mended = quantities
    .flatMap((quantity, i) => changesBy(quantity, shares[i]!, parts, failures))
    .filter(
      (each) =>
        each.failures < failures &&
        each.says.length <= Math.max(MOST_CHARACTERS, text.length + 40) &&
        isRead(each.says, ruleset),
    )
    .toSorted((a, b) => a.failures - b.failures || a.says.length - b.says.length)
  return { max, positions, failures, mended: distinct(mended).slice(0, MOST_MENDED) }
}

/** One or two quantities with their texts. */
interface Quantity {
  readonly texts: readonly string[]
  readonly of: readonly ((x: readonly number[]) => number)[]
}

function quantitiesOf(ruleset: Ruleset): Quantity[] {
  const vocabulary = gameVocabulary(ruleset)
  const names = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
  const isSorted = isSymmetric(ruleset)
  const k = isSorted ? (moveSizes(ruleset)?.[0] ?? 1) : 1
  const moduli = [...new Set([2, 3, 4, 6, 8, 12, k + 1, 2 * k])]
  const sums = isSorted && moveSizes(ruleset) !== null ? ['sum', 'sum(red)'] : ['sum']
  const odd = sums.length > 1 ? ['o', 'o(red)'] : ['o']
  const single = [
    ...odd,
    ...sums.flatMap((sum) => moduli.map((m) => `${sum} mod ${m}`)),
    ...names.flatMap((name) => [name, ...[2, 3, 4].map((m) => `${name} mod ${m}`)]),
    ...names.slice(1).map((name, i) => `${name} - ${names[i]}`),
  ]
  const pairs = odd.flatMap((o, i) => moduli.map((m) => [o, `${sums[i]} mod ${m}`]))
  const quantity = (texts: readonly string[]): Quantity => ({
    texts,
    of: texts.map((text) => {
      const { says } = parseClauses(`${text} = 0`, vocabulary)[0]!
      if (says.kind !== 'comparison') throw new Error(`${text} is not a term`)
      return compileTerm(says.left, names)
    }),
  })
  return [...single.map((text) => [text]), ...pairs].map(quantity)
}

/**
 * Returns two kinds of changes. The first kind removes or adds the worst values of a quantity in
 * the formula. The second kind is a condition on this quantity alone.
 */
function changesBy(
  { texts }: Quantity,
  shares: ReadonlyMap<string, Share>,
  { says, where }: Parts,
  failures: number,
): Mended[] {
  const all = [...shares]
  const where_ = where === '' ? '' : ` if ${where}`
  const change = (
    gain: (share: Share) => number,
    how: string,
    write: (condition: string) => string,
  ): Mended[] => {
    const chosen = all.filter(([, share]) => gain(share) > 0)
    if (chosen.length === 0 || chosen.length > MOST_VALUES) return []
    const removed = chosen.reduce((sum, [, share]) => sum + gain(share), 0)
    const condition = conditionOf(
      texts,
      chosen.map(([at]) => at),
    )
    return [{ says: write(condition) + where_, how, failures: failures - removed }]
  }
  const P = all.filter(([, { PP, NP, PN, NN }]) => PP + NP > PN + NN)
  const alone =
    P.length === 0 || P.length > MOST_VALUES
      ? []
      : [
          {
            says:
              conditionOf(
                texts,
                P.map(([at]) => at),
              ) + where_,
            how: `by ${texts.join(' and ')} alone`,
            failures: all.reduce(
              (sum, [, { PP, NP, PN, NN }]) => sum + Math.min(PP + NP, PN + NN),
              0,
            ),
          },
        ]
  return [
    ...change(
      ({ PN, PP }) => PN - PP,
      'taken out',
      (condition) => `(${says}) and not (${condition})`,
    ),
    ...change(
      ({ NP, NN }) => NP - NN,
      'added',
      (condition) => `(${says}) or (${condition})`,
    ),
    ...alone,
  ]
}

/**
 * The text of the condition that the quantities together have one of the given combinations of
 * values.
 */
function conditionOf(texts: readonly string[], values: readonly string[]): string {
  return values
    .map((at) => {
      const each = at.split(',').map((value, i) => `${texts[i]} = ${value}`)
      return each.length === 1 ? each[0]! : `(${each.join(' and ')})`
    })
    .join(' or ')
}

interface Parts {
  readonly says: string
  /** The text of the condition; empty if the formula is about all positions. */
  readonly where: string
}

/**
 * The text of the formula and the text of its condition. The result is null if the two texts cannot
 * be separated.
 */
function partsOf(text: string, hasCondition: boolean): Parts | null {
  if (!hasCondition) return text.includes(':=') ? null : { says: text, where: '' }
  const pieces = text.split(' if ')
  if (pieces.length !== 2 || text.includes(':=')) return null
  return { says: pieces[0]!, where: pieces[1]! }
}

function isRead(says: string, ruleset: Ruleset): boolean {
  try {
    readFormula(says, ruleset, 'outcome')
    return true
  } catch {
    return false
  }
}

/** Keeps only the shortest change of each kind for each number of failures. */
function distinct(mended: readonly Mended[]): Mended[] {
  const seen = new Set<string>()
  return mended.filter(({ failures, how }) => {
    const key = `${failures} ${how}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The largest pile size for which the box can be solved quickly. */
function boxOf(ruleset: Ruleset, largestExact: number): number {
  const isSorted = isSymmetric(ruleset)
  let max = Math.min(LARGEST_PILE, largestExact)
  while (max > 1 && boxCount(ruleset.piles, max, isSorted) > MOST_POSITIONS) max--
  return max
}
