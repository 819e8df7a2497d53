// Scans the Grundy values and remoteness of the games of docs/atlas with up to four piles: is there a modulus
// with which they are regular? Evidence, not proof. Takes some minutes; docs/atlas/scans.jsonl keeps the
// numbers, the same on every machine, and `npm run atlas` puts them on a page.
//
//   npm run atlas:scans
import { writeFileSync } from 'node:fs'
import { ROWS } from './atlas/rows.mjs'
import { SCANS } from './atlas/scans.mjs'
import { source } from './atlas/source.mjs'
import { TARGETS } from './atlas/targets.mjs'

const { boxCount, isSymmetric, parseRuleset } = await source('core/src/rules/index.ts')
const { differencesOf, scan, solvedBox } = await source('discovery/src/index.ts')

const MOST_PILES = 4
/** Positions of the boxes: of all games, and of those of which something is asked by name. */
const FEW = 400_000
const MANY = 10_000_000
const LARGEST_PILE = 120
const MODULI = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 30]
/** Moduli that are kept, those with the fewest changes. */
const KEPT = 3
const SEED = 1

/** The largest pile of a box of at most so many positions. */
function largestPile(ruleset, positions) {
  const isSorted = isSymmetric(ruleset)
  let max = 1
  while (max < LARGEST_PILE && boxCount(ruleset.piles, max + 1, isSorted) <= positions) max++
  return max
}

/** How regular a value looks on a box of so many positions. */
function scanned({ game, play, value }, positions) {
  const ruleset = parseRuleset(game)
  const max = largestPile(ruleset, positions)
  const box = solvedBox({ ruleset, play, value }, max)
  const scannedBox = value === 'remoteness' ? differencesOf(box) : box
  const { judgement, modulus, moduli } = scan(scannedBox, MODULI, SEED)
  const best = moduli
    .map(({ boxes, slope, ...tried }) => ({
      modulus: tried.modulus,
      boxes: boxes.map((each) => each.max),
      shares: boxes.map(({ density }) => density),
      slope,
    }))
    .toSorted((a, b) => a.shares.at(-1) - b.shares.at(-1))
    .slice(0, KEPT)
  console.log(`${game} ${play} ${value}: ${judgement}, modulus ${modulus}`)
  return { game, play, value, max, judgement, modulus, tried: moduli.length, best }
}

const subjects = ROWS.filter(({ ruleset }) => ruleset.piles <= MOST_PILES).flatMap(
  ({ game, play }) =>
    (play === 'normal' ? ['grundy', 'remoteness'] : ['remoteness']).map((value) => ({
      game,
      play,
      value,
    })),
)
const lines = [
  ...subjects.map((subject) => scanned(subject, FEW)),
  ...TARGETS.map((subject) => scanned(subject, MANY)),
]
writeFileSync(SCANS, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
