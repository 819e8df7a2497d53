import { Count, Positive } from '@nim/prover/points-check'
import { SHIFT_CERTIFICATE } from '@nim/prover/shift-check'
import * as v from 'valibot'
import type { SoFarRecord } from '../discover/so-far-record.ts'
import { CONGRUENCE, FORM, POSITION, REGION, SCAN, VALUE } from './row-line.ts'
import { Play, readStrictLine, requireThat, Share, Words } from './strict-line.ts'

const BEST = v.strictObject({
  says: v.nullable(Words),
  cases: v.pipe(v.array(Words), v.minLength(1)),
  wrong: Share,
  failsAt: v.nullable(POSITION),
})

const SO_FAR: v.GenericSchema<unknown, SoFarRecord> = v.strictObject({
  game: Words,
  play: Play,
  value: VALUE,
  status: v.literal('stopped'),
  doing: Words,
  best: v.nullable(BEST),
  boxes: v.array(Count),
  density: v.exactOptional(Share),
  scan: v.exactOptional(SCAN),
  evidenceTo: v.exactOptional(Count),
  regions: v.array(REGION),
  settled: Count,
  strata: Positive,
  walls: v.array(FORM),
  congruences: v.array(CONGRUENCE),
  shifts: v.exactOptional(SHIFT_CERTIFICATE),
})

/**
 * Parses the line that `nimlab discover --json` prints if the user stops it early. The fields must
 * be consistent with each other. The line must be byte for byte the text that nimlab would write
 * for the parsed content.
 *
 * @param line without its line feed
 * @throws RangeError naming the invalid field and the error
 */
export function parseSoFarLine(line: string): SoFarRecord {
  return readStrictLine(line, SO_FAR, requireFit)
}

function requireFit(record: SoFarRecord): void {
  const { best, boxes, scan, density, regions, evidenceTo, settled, strata } = record
  const isSeen = boxes.length > 0
  requireThat(isSeen === (scan !== undefined), 'scan', 'expected if and only if a box was solved')
  requireThat(
    isSeen === (density !== undefined),
    'density',
    'expected if and only if a box was solved',
  )
  requireThat(best === null || isSeen, 'best', 'expected null, because no box was solved')
  const isAscending = boxes.every((max, i) => i === 0 || boxes[i - 1]! < max)
  requireThat(isAscending, 'boxes', 'expected numbers in ascending order')
  const isLooked = regions.length > 0
  requireThat(
    isLooked === (evidenceTo !== undefined),
    'evidenceTo',
    'expected if and only if there are regions',
  )
  const count = regions.filter(({ unexplained }) => unexplained === 0).length
  requireThat(settled === count, 'settled', `expected ${count}, the number of settled regions`)
  const piles = Math.log2(strata)
  requireThat(Number.isInteger(piles), 'strata', 'expected a power of 2')
  requireThat(regions.length <= strata, 'regions', 'expected at most one for each stratum')
  const vectors = [
    ...[best?.failsAt ?? []].filter(({ length }) => length > 0),
    ...[record, ...regions].flatMap(({ walls, congruences }) => [
      ...walls,
      ...congruences.map(({ form }) => form),
    ]),
  ]
  const isOfGame = vectors.every((vector) => vector.length === piles)
  requireThat(isOfGame, 'walls', `expected ${piles} numbers in each list`)
  const isRight = best === null || best.wrong === 0 || best.failsAt !== null
  requireThat(isRight, 'best.failsAt', 'expected the smallest position where it is wrong')
}
