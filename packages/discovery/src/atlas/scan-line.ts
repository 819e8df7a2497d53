import type { TableValue } from '@nim/bruteforce'
import type { PlayConvention } from '@nim/core/rules'
import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'
import type { Scan } from '../scan/scan.ts'
import {
  Finite,
  Play,
  Share,
  Words,
  readStrictLine,
  requireThat,
  rulesetOfLine,
} from './strict-line.ts'

/**
 * Describes how regular a value of a game is on a box. This is evidence, not a proof, see {@link
 * Scan}.
 */
export interface ScanLine extends Pick<Scan, 'judgement' | 'modulus'> {
  readonly game: string
  readonly play: PlayConvention
  readonly value: TableValue
  /** The largest pile of the box. */
  readonly max: number
  /** The number of moduli that were tried. */
  readonly tried: number
  /** The moduli with the fewest defects. */
  readonly best: readonly {
    readonly modulus: number
    /**
     * The largest pile of each box, in ascending order. `shares` contains the share of defects in
     * each of these boxes.
     */
    readonly boxes: readonly number[]
    readonly shares: readonly number[]
    readonly slope: number | null
  }[]
}

const LINE: v.GenericSchema<unknown, ScanLine> = v.strictObject({
  game: Words,
  play: Play,
  value: v.picklist(['outcome', 'grundy', 'remoteness']),
  max: Count,
  judgement: v.picklist(['tame', 'unclear', 'wild']),
  modulus: v.nullable(Positive),
  tried: Positive,
  best: v.pipe(
    v.array(
      v.strictObject({
        modulus: Positive,
        boxes: v.pipe(v.array(Count), v.minLength(1)),
        shares: v.array(Share),
        slope: v.nullable(Finite),
      }),
    ),
    v.minLength(1),
  ),
})

/**
 * Parses a line of docs/atlas/scans.jsonl.
 * @throws RangeError naming the invalid field and the error
 */
export function parseScanLine(line: string): ScanLine {
  return readStrictLine(line, LINE, requireFit)
}

function requireFit({ game, max, judgement, modulus, tried, best }: ScanLine): void {
  rulesetOfLine(game)
  const isTame = judgement === 'tame'
  requireThat(
    (modulus !== null) === isTame,
    'modulus',
    `a ${judgement} scan has ${isTame ? 'a' : 'no'} modulus`,
  )
  requireThat(best.length <= tried, 'tried', 'expected at least the number of moduli in best')
  for (const { boxes, shares } of best) {
    requireThat(shares.length === boxes.length, 'best', 'expected a share for each box')
    const isAscending = boxes.every((box, i) => i === 0 || boxes[i - 1]! < box)
    requireThat(isAscending && boxes.at(-1)! <= max, 'best', 'expected larger and larger boxes')
  }
}
