import * as v from 'valibot'
import { oneLine } from '@nim/presburger/text'
import { FORMAT, type Manifest, sealed } from './manifest.ts'

const Digest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const Seconds = v.pipe(v.number(), v.minValue(0))
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/))
const Value = v.union([v.string(), v.number()])

const ManifestSchema: v.GenericSchema<unknown, Manifest> = v.strictObject({
  format: v.literal(FORMAT),
  claim: v.string(),
  case: v.record(v.string(), Value),
  goal: v.strictObject({
    id: v.string(),
    kind: v.picklist(['outcome', 'remoteness', 'restricted', 'partial', 'implication']),
    ruleset: v.string(),
    play: v.picklist(['normal', 'misere']),
    variables: v.array(v.string()),
    formulas: v.record(v.string(), v.string()),
    assumed: v.nullable(v.string()),
  }),
  encoding: v.strictObject({
    residues: v.picklist(['forms', 'piles', 'none']),
    modulus: v.nullable(v.number()),
    terms: v.picklist(['variables', 'direct']),
  }),
  verdict: v.picklist(['proved', 'refuted', 'incomplete']),
  reason: v.string(),
  counterexample: v.nullable(
    v.strictObject({
      position: v.array(Count),
      expected: Value,
      actual: Value,
      explain: v.string(),
      isSmallest: v.boolean(),
      checkedBy: v.picklist(['rules', 'smaller-positions']),
    }),
  ),
  solver: v.strictObject({ name: v.string(), version: v.string(), binary: v.nullable(Digest) }),
  nimlab: v.nullable(v.string()),
  part: v.nullable(
    v.pipe(
      v.strictObject({ number: Positive, of: Positive }),
      v.check(({ number, of }) => number <= of, 'expected a number from 1 to the number of parts'),
    ),
  ),
  checked: v.nullable(
    v.strictObject({
      max: Count,
      positions: Count,
      formulas: Digest,
      wrongAt: v.nullable(v.array(Count)),
    }),
  ),
  argument: v.array(v.string()),
  conditions: v.array(
    v.strictObject({
      id: Name,
      statement: v.string(),
      by: v.picklist(['raw', 'cases']),
      files: Count,
      simplified: Count,
    }),
  ),
  obligations: v.array(
    v.strictObject({
      id: Name,
      sha256: Digest,
      status: v.picklist(['unsat', 'sat', 'unknown', 'timeout', 'error', 'not asked']),
      solver: v.string(),
      seconds: Seconds,
    }),
  ),
  seconds: Seconds,
  digest: Digest,
})

/**
 * Reads the text of a `manifest.json`.
 *
 * @throws CertificateError that names the error
 */
export function parseManifest(text: string): Manifest {
  const stored = json(text)
  const format = (stored as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== FORMAT) {
    throw new CertificateError(
      `manifest.json: it has format ${format}, but this version of nimlab reads only format ${FORMAT}; repeat the proof`,
    )
  }
  const parsed = v.safeParse(ManifestSchema, stored)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const where = issue.path === undefined ? 'it' : v.getDotPath(issue)
    throw new CertificateError(
      `manifest.json: ${oneLine(`${where ?? 'it'}: ${issue.message}`, 200)}`,
    )
  }
  if (`${JSON.stringify(stored, null, 2)}\n` !== text) {
    throw new CertificateError('manifest.json: it differs from what nimlab writes')
  }
  const { digest, ...body } = parsed.output
  if (sealed(body).digest !== digest) {
    throw new CertificateError('manifest.json: its digest does not match its contents')
  }
  return parsed.output
}

/** A certificate that cannot be read. */
export class CertificateError extends Error {
  override readonly name = 'CertificateError'
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CertificateError('manifest.json: it is not valid JSON')
  }
}
