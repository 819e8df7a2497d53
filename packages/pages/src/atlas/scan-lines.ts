import { boxCount, isSymmetric, parseRuleset, type Ruleset } from '@nim/core/rules'
import { differencesOf, scan, solvedBox } from '@nim/discovery'
import type { ScanLine } from '@nim/discovery/atlas'
import type { Atlas, Subject } from './rows.ts'
import { looks } from './scan-words.ts'
import { TARGETS } from './targets.ts'

const MOST_PILES = 4
/**
 * The maximum number of positions of the boxes, for all games and for the games in {@link TARGETS}.
 */
const FEW = 400_000
const MANY = 10_000_000
const LARGEST_PILE = 120
const MODULI = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 30]
/** The number of moduli in each line. They are the moduli with the fewest changes. */
const KEPT = 3
const SEED = 1

/**
 * How regular the Grundy values and the remoteness look for the games with up to four piles, and
 * for {@link TARGETS} on larger boxes. This is evidence, not proof. The result is the same on every
 * machine.
 *
 * @param tell called with a subject and the judgement about it, in words
 * @complexity some minutes for docs/atlas
 */
export function scanLines(
  { rows }: Pick<Atlas, 'rows'>,
  tell: (words: string) => void,
): ScanLine[] {
  const scanned = (subject: Subject, positions: number): ScanLine => {
    const line = scanOn(subject, positions)
    tell(`${line.game} ${line.play} ${line.value}: ${looks(line)}`)
    return line
  }
  const subjects = rows
    .filter(({ ruleset }) => ruleset.piles <= MOST_PILES)
    .flatMap(({ game, play }) => [
      ...(play === 'normal' ? [{ game, play, value: 'grundy' } as const] : []),
      { game, play, value: 'remoteness' } as const,
    ])
  return [
    ...subjects.map((subject) => scanned(subject, FEW)),
    ...TARGETS.map((subject) => scanned(subject, MANY)),
  ]
}

/** How regular a value looks on a box with at most the given number of positions. */
function scanOn({ game, play, value }: Subject, positions: number): ScanLine {
  const ruleset = parseRuleset(game)
  const max = largestPile(ruleset, positions)
  const box = solvedBox({ ruleset, play, value }, max)
  const { judgement, modulus, moduli } = scan(
    value === 'remoteness' ? differencesOf(box) : box,
    MODULI,
    SEED,
  )
  const best = moduli
    .map(({ boxes, slope, ...tried }) => ({
      modulus: tried.modulus,
      boxes: boxes.map((each) => each.max),
      shares: boxes.map(({ density }) => density),
      slope,
    }))
    .toSorted((a, b) => a.shares.at(-1)! - b.shares.at(-1)!)
    .slice(0, KEPT)
  return { game, play, value, max, judgement, modulus, tried: moduli.length, best }
}

/** The largest `max` for which a box has at most the given number of positions. */
function largestPile(ruleset: Ruleset, positions: number): number {
  const isSorted = isSymmetric(ruleset)
  let max = 1
  while (max < LARGEST_PILE && boxCount(ruleset.piles, max + 1, isSorted) <= positions) max++
  return max
}
