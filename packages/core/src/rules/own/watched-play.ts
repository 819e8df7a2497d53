import type { Pile } from '../../integers/integers.ts'
import { integersOf } from '../../integers/integers-of.ts'
import type { RulesetData } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { formatPosition, isSorted, type Position, sorted } from '../position.ts'
import type { OwnRules } from './own-game.ts'
import type { PlayOfGame } from './play-of-game.ts'
import { shown } from './shown.ts'

/**
 * Wraps the rules of play that a user wrote and checks every answer. It throws a RangeError with a
 * one-line message for an option that
 *
 * - is not a position in stored form,
 * - adds a stone, or takes fewer than `leastMove`,
 * - or is one of more than `mostOptions`.
 *
 * It also throws a RangeError for every error in the rules. Therefore, nimlab never computes a
 * table from rules that break the contract, even if these rules break it rarely. The rules receive
 * positions that they cannot change.
 *
 * @throws RangeError immediately if `leastMove` is not a whole number ≥ 1, or `isSymmetric` is not
 *   a boolean
 * @complexity O(n log n) per option in addition to the rules themselves
 */
export function watchedPlay(rules: Omit<OwnRules, 'piles'>, ruleset: RulesetData): PlayOfGame {
  const leastMove = answerTo('leastMove', () => rules.leastMove(ruleset))
  if (!Number.isSafeInteger(leastMove) || leastMove < 1) {
    throw new RangeError(`leastMove: expected a whole number >= 1, got ${shown(leastMove)}`)
  }
  const isSymmetric = answerTo('isSymmetric', () => rules.isSymmetric(ruleset))
  requireBoolean('isSymmetric', isSymmetric)
  const { moveVectors, moveSizes } = rules
  const mostOptions = (caps: readonly number[]): number => {
    const most = answerTo('mostOptions', () => rules.mostOptions(ruleset, caps))
    if (typeof most === 'number' && most >= 0) return most
    throw new RangeError(`mostOptions: expected a number >= 0, got ${shown(most)}`)
  }
  const optionsOf = (position: Position): number[][] => {
    const where = `options of ${oneLine(formatPosition(position))}`
    const answer: unknown = answerTo(where, () => rules.options(ruleset, position))
    const why = optionsFault(answer, position, leastMove, isSymmetric)
    if (why !== null) throw new RangeError(`${where}: ${why}`)
    const options = answer as number[][]
    const most = mostOptions(position)
    if (options.length > most) {
      throw new RangeError(`${where}: ${options.length} options, but mostOptions returns ${most}`)
    }
    return options
  }
  const inNumbers = (position: Position<Pile>): Position => {
    const z = integersOf(position)
    return Object.freeze(position.map((pile) => z.toNumber(pile)))
  }
  return {
    options: <T extends Pile>(_: RulesetData, position: Position<T>) => {
      const z = integersOf(position)
      return optionsOf(inNumbers(position)).map((option) => option.map((pile) => z.of(pile)))
    },
    isTerminal(_, position) {
      const where = `isTerminal of ${oneLine(formatPosition(position))}`
      const answer = answerTo(where, () => rules.isTerminal(ruleset, inNumbers(position)))
      requireBoolean(where, answer)
      return answer
    },
    isSymmetric: () => isSymmetric,
    leastMove: () => leastMove,
    mostOptions: (_, caps) => mostOptions(caps),
    ...(moveVectors && {
      moveVectors: () => answerTo('moveVectors', () => moveVectors.call(rules, ruleset)),
    }),
    ...(moveSizes && {
      moveSizes: () => answerTo('moveSizes', () => moveSizes.call(rules, ruleset)),
    }),
  }
}

function answerTo<T>(what: string, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new RangeError(`${what}: throws ${oneLine(why)}`, { cause: error })
  }
}

function isPile(pile: unknown): boolean {
  return Number.isSafeInteger(pile) && (pile as number) >= 0
}

function requireBoolean(what: string, answer: unknown): void {
  if (typeof answer === 'boolean') return
  throw new RangeError(`${what}: expected true or false, got ${shown(answer)}`)
}

/** The fault in the options of a position; null if they have no fault. */
function optionsFault(
  answer: unknown,
  position: Position,
  leastMove: number,
  isSymmetric: boolean,
): string | null {
  if (!Array.isArray(answer)) return `expected a list of positions, got ${shown(answer)}`
  for (const option of answer as readonly unknown[]) {
    const why = optionFault(option, position, leastMove, isSymmetric)
    if (why !== null) return why
  }
  return null
}

/**
 * The fault in an option; null if the option has no fault. Positions of symmetric games are
 * compared after sorting, and the options of a sorted position are sorted.
 */
function optionFault(
  option: unknown,
  position: Position,
  leastMove: number,
  isSymmetric: boolean,
): string | null {
  if (!Array.isArray(option) || option.length !== position.length) {
    return `expected positions of ${position.length} piles, got ${shown(option)}`
  }
  const text = `(${oneLine((option as readonly unknown[]).join())})`
  const piles = option as readonly number[]
  // Unlike `every`, `findIndex` also visits holes in the array.
  if (piles.findIndex((pile) => !isPile(pile)) >= 0) {
    return `${text} has a pile that is not a whole number >= 0`
  }
  if (isSymmetric && isSorted(position) && !isSorted(piles)) {
    return `${text} is not sorted ascending, as positions of a symmetric game are`
  }
  const [before, after] = isSymmetric ? [sorted(position), sorted(piles)] : [position, piles]
  const raised = after.findIndex((pile, i) => pile > before[i]!)
  if (raised >= 0) return `${text} is not a move: pile ${raised + 1} grows`
  const stones = before.reduce((sum, pile, i) => sum + pile - after[i]!, 0)
  if (stones === 0) return `${text} is not a move: no pile becomes smaller, so play might never end`
  if (stones < leastMove) return `${text} takes ${stones}, but leastMove returns ${leastMove}`
  return null
}
