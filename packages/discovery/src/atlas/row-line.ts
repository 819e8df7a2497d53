import type { TableValue } from '@nim/bruteforce'
import { formatRuleset, parseRuleset } from '@nim/core/rules'
import { freeVariables, parse, parseTerm } from '@nim/presburger'
import { CERTIFICATE, Count, Digest, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'
import type { DiscoveryRecord } from '../discover/discovery-record.ts'
import type { Congruence } from '../evidence/congruences.ts'
import type { Region } from '../evidence/knowledge.ts'
import type { Scan } from '../scan/scan.ts'
import { Finite, Play, Share, Words, readStrictLine, requireThat } from './strict-line.ts'

/** A row of a published atlas. The row contains only the SHA-256 of its certificate. */
export interface AtlasRow extends Omit<DiscoveryRecord, 'certificate'> {
  readonly certificate?: string
}

/** The schema of a linear form, given by the coefficients of the piles. */
export const FORM: v.GenericSchema<unknown, number[]> = v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger())),
  v.minLength(1),
)
/** The schema of a position, given by its piles. */
export const POSITION: v.GenericSchema<unknown, number[]> = v.pipe(v.array(Count), v.minLength(1))
const modulus = v.pipe(Positive, v.minValue(2))

/** The schema of the evidence about moduli. */
export const SCAN: v.GenericSchema<unknown, Scan> = v.strictObject({
  judgement: v.picklist(['tame', 'unclear', 'wild']),
  modulus: v.nullable(Positive),
  moduli: v.array(
    v.strictObject({
      modulus: Positive,
      boxes: v.array(v.strictObject({ max: Count, density: Share, chance: Share })),
      slope: v.nullable(Finite),
    }),
  ),
})

/** The kinds of values that a row describes. */
export const VALUE: v.GenericSchema<unknown, TableValue> = v.picklist([
  'outcome',
  'grundy',
  'remoteness',
])

const SUBJECT = {
  game: Words,
  play: Play,
  value: VALUE,
}
const SAID = { says: Words, cases: v.pipe(v.array(Words), v.minLength(1)) }
/** The schema of a form whose residue affects the value. */
export const CONGRUENCE: v.GenericSchema<unknown, Congruence> = v.strictObject({
  form: FORM,
  modulus,
})
const FORMS = {
  walls: v.array(FORM),
  congruences: v.array(CONGRUENCE),
}
/** The schema of the evidence on a stratum. */
export const REGION: v.GenericSchema<unknown, Region> = v.strictObject({
  small: v.array(Positive),
  modulus: Positive,
  ...FORMS,
  unexplained: Share,
})
const EVIDENCE = {
  boxes: v.pipe(v.array(Count), v.minLength(1)),
  density: Share,
  scan: SCAN,
  seed: v.exactOptional(Count),
  evidenceTo: v.exactOptional(Count),
  regions: v.array(REGION),
  ...FORMS,
}

const CANDIDATE = v.strictObject({
  ...SUBJECT,
  status: v.literal('candidate'),
  ...SAID,
  holdsTo: Count,
  why: Words,
  ...EVIDENCE,
})
const OPEN = v.strictObject({
  ...SUBJECT,
  status: v.literal('open'),
  why: Words,
  breaksAt: v.array(POSITION),
  wrong: v.nullable(Share),
  ...EVIDENCE,
})

const BY_THEOREM = v.strictObject({
  ...SUBJECT,
  value: v.literal('outcome'),
  status: v.literal('proved'),
  theorem: Words,
  says: Words,
  ...EVIDENCE,
})

/**
 * The schema of a row. The schema has one variant for each status, and the given schema in the
 * place of the certificate.
 */
function rowWith<T>(certificate: v.GenericSchema<unknown, T>) {
  const proved = v.strictObject({
    ...SUBJECT,
    status: v.literal('proved'),
    ...SAID,
    points: Positive,
    largestPile: Count,
    solvedTo: Count,
    certificate,
    ...EVIDENCE,
  })
  return v.variant('status', [proved, BY_THEOREM, CANDIDATE, OPEN])
}

const RECORD: v.GenericSchema<unknown, DiscoveryRecord> = rowWith(CERTIFICATE)
const PUBLISHED: v.GenericSchema<unknown, AtlasRow> = rowWith(Digest)

/**
 * Parses a line that describes a discovery. Every field must fit the status of the discovery and
 * the other fields. The line must be byte for byte the text that nimlab writes for its content. The
 * certificate checker decides whether the certificate proves the row.
 *
 * @param line without its line feed
 * @throws RangeError naming the invalid field and the error
 */
export function parseRecordLine(line: string): DiscoveryRecord {
  return parseLine(line, RECORD)
}

/**
 * Parses a line of a published atlas in the same way as {@link parseRecordLine}.
 * @throws RangeError naming the invalid field and the error
 */
export function parseAtlasLine(line: string): AtlasRow {
  return parseLine(line, PUBLISHED)
}

function parseLine<T extends AtlasRow | DiscoveryRecord>(
  line: string,
  schema: v.GenericSchema<unknown, T>,
): T {
  return readStrictLine(line, schema, requireFit)
}

/** Checks that the fields of a row are consistent with each other. */
function requireFit(row: AtlasRow | DiscoveryRecord): void {
  const { game, value, says, boxes, scan, regions, evidenceTo, breaksAt = [], solvedTo } = row
  const ruleset = parseRuleset(game)
  requireThat(
    formatRuleset(ruleset) === game,
    'game',
    `expected its standard notation, ${formatRuleset(ruleset)}`,
  )
  if (says !== undefined) {
    const formula = value === 'outcome' ? parse(says) : parseTerm(says)
    const names = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
    const other = [...freeVariables(formula)].find((name) => !names.includes(name))
    requireThat(other === undefined, 'says', `the game has no pile ${other}`)
  }
  const formsOf = ({ walls, congruences }: Pick<DiscoveryRecord, 'walls' | 'congruences'>) => [
    ...walls,
    ...congruences.map((each) => each.form),
  ]
  const lists = { walls: formsOf(row), regions: regions.flatMap(formsOf), breaksAt }
  for (const [field, vectors] of Object.entries(lists)) {
    const isOfGame = vectors.every((vector) => vector.length === ruleset.piles)
    requireThat(isOfGame, field, `expected ${ruleset.piles} numbers in each list`)
  }
  const isRight = row.status === 'open' && row.wrong === 0 && breaksAt.length === 0
  requireThat(
    row.status !== 'open' || isRight || breaksAt.length > 0,
    'breaksAt',
    'expected a position',
  )
  const isAscending = boxes.every((max, i) => i === 0 || boxes[i - 1]! < max)
  requireThat(isAscending, 'boxes', 'expected numbers in ascending order')
  const solved = boxes.at(-1)!
  requireThat(
    solvedTo === undefined || solvedTo > solved,
    'solvedTo',
    'expected a pile larger than those of the boxes',
  )
  requireThat(
    (evidenceTo !== undefined) === regions.length > 0,
    'evidenceTo',
    'expected if and only if there are regions',
  )
  requireThat(
    (evidenceTo ?? solved) >= solved,
    'evidenceTo',
    'expected at least the largest pile of the boxes',
  )
  const isInBox = scan.moduli.every((tried) => tried.boxes.every(({ max }) => max <= solved))
  requireThat(isInBox, 'scan.moduli', 'expected no box larger than the largest solved box')
  const isTame = scan.judgement === 'tame'
  const isTried = scan.moduli.some((tried) => tried.modulus === scan.modulus)
  requireThat(
    isTame ? isTried : scan.modulus === null,
    'scan.modulus',
    `a ${scan.judgement} scan has no modulus`,
  )
}
