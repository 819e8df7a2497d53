import { createHash } from 'node:crypto'
import { reference } from '@nim/bruteforce'
import { seededRandom } from '@nim/core/random'
import { isSymmetric, parseRuleset } from '@nim/core/rules'
import { compile, compileTerm, isTerm, parse, parseTerm } from '@nim/presburger'
import { type PointQuestion, proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { type AtlasRow, parseAtlasLine } from '../src/atlas/row-line.ts'
import { largestBox, solvedBox } from '../src/box/solved-box.ts'
import { wrongIn } from '../src/probe/wrong-in.ts'
import type { Says } from '../src/discover/discovery.ts'
import { atlasLines, ROW_FILES } from './atlas-lines.ts'

const SEED = 17
/**
 * .ci/long changes a constant in every row that points prove. npm test changes a constant in some
 * of the rows that need few points.
 */
const SAMPLE = 30
const FEW_POINTS = 3000
/** If a changed formula is wrong, it is usually wrong on a box of this many positions. */
const POSITIONS = 4000
const MOST_POINTS = 10_000_000
const HOURS = 3_600_000

const proved = ROW_FILES.flatMap(atlasLines)
  .map(parseAtlasLine)
  .filter((row): row is AtlasRow & Proved => row.points !== undefined)

type Proved = Required<Pick<AtlasRow, 'says' | 'points' | 'largestPile' | 'certificate'>>

function rowsToChange(random: () => number): (AtlasRow & Proved)[] {
  if (IS_LONG) return proved
  const few = proved.filter(({ points }) => points <= FEW_POINTS)
  return Array.from({ length: SAMPLE }, () => few[Math.floor(random() * few.length)]!)
}

/**
 * The text with one random constant increased by one. Coefficients and moduli count as constants,
 * and so does the 0 that could be added to a sum of piles.
 */
function changed(says: string, random: () => number): string {
  const constants = [...says.matchAll(/(?<![x\d])\d+/g)]
  if (constants.length === 0) return `${says} + 1`
  const { index, 0: digits } = constants[Math.floor(random() * constants.length)]!
  return `${says.slice(0, index)}${Number(digits) + 1}${says.slice(index + digits.length)}`
}

function subjectOf({ game, play, value }: AtlasRow) {
  const ruleset = parseRuleset(game)
  const variables = Array.from({ length: ruleset.piles }, (_, k) => `x${k + 1}`)
  return { ruleset, play, value, variables }
}

function readAs(value: AtlasRow['value'], text: string): Says {
  return value === 'outcome' ? parse(text) : parseTerm(text)
}

/**
 * The value that the description assigns to a position: 1 for P, 0 for N, or its remoteness or
 * Grundy value.
 */
function labelAt(
  { says, variables }: { readonly says: Says; readonly variables: readonly string[] },
  x: readonly number[],
): number {
  return Number((isTerm(says) ? compileTerm(says, variables) : compile(says, variables))(x))
}

/** A position at which the text is wrong; null if the text agrees with the row at all positions. */
function wrongAt(row: AtlasRow & Proved, text: string): readonly number[] | null {
  const { variables, ...subject } = subjectOf(row)
  const says = readAs(row.value, text)
  const box = solvedBox(subject, largestBox(subject.ruleset, POSITIONS, POSITIONS))
  const wrong = wrongIn(box, says, variables)
  if (wrong !== null) return wrong
  const sorted = isSymmetric(subject.ruleset)
  const same = parse(
    row.value === 'outcome'
      ? `((${text}) and (${row.says})) or (not (${text}) and not (${row.says}))`
      : `(${text}) = (${row.says})`,
  )
  const question: PointQuestion = { value: 'statement', variables, sorted, says: same }
  const result = proveByPoints(question, { points: MOST_POINTS })
  if (result.answer === 'not decidable') throw new Error(`${row.game}: ${result.why}: ${text}`)
  return result.answer === 'refuted' ? result.position : null
}

it(
  'a row with one changed constant is rejected, or it agrees with the original at all positions',
  () => {
    const random = seededRandom(SEED)
    const rows = rowsToChange(random)
    let refused = 0
    for (const row of rows) {
      const name = `${row.game} ${row.play} ${row.value}`
      const about = { ...subjectOf(row), says: readAs(row.value, row.says) }
      const original = proveByPoints(about as PointQuestion, { points: MOST_POINTS })
      if (original.answer !== 'proved') throw new Error(`${name} is not proved`)
      // The row states the digest and the size of this proof.
      const { certificate, points, largestPile } = original
      const digest = createHash('sha256').update(JSON.stringify(certificate)).digest('hex')
      expect({ certificate: `sha256:${digest}`, points, largestPile }, name).toEqual({
        certificate: row.certificate,
        points: row.points,
        largestPile: row.largestPile,
      })

      const text = changed(row.says, random)
      const wrong = wrongAt(row, text)
      if (wrong === null) continue
      refused++
      // The reference solver confirms that the unchanged row is right at this position.
      const by = reference(about.ruleset, row.value, row.play)(wrong)
      expect(labelAt(about, wrong), name).toBe(row.value === 'outcome' ? Number(by === 0) : by)
      const forged = { ...certificate, question: { ...certificate.question, says: text } }
      expect(checkPoints(forged).accepted, name).toBe(false)
    }
    expect(refused).toBeGreaterThan(rows.length / 2)
  },
  10 * HOURS,
)
