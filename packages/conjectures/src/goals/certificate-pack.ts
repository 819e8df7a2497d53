import type { CaseParameters } from '../claim/parameter.ts'

/**
 * The file with the certificates of an atlas and of claims. It lies in the same folder as the rows
 * of the atlas.
 */
export const CERTIFICATE_PACK = 'certificates.jsonl.gz'

const HEADER = JSON.stringify({ format: 'nimlab-certificates-1' })

/**
 * A case of a claim that is proved by points, with the digests of its certificates in the order of
 * its questions.
 */
export interface PackedCase {
  readonly claim: string
  readonly case: CaseParameters
  readonly certificates: readonly string[]
}

/**
 * Certificates by points, without duplicates, and the cases of claims that they prove. Each row of
 * an atlas names its own certificate.
 */
export interface CertificatePack {
  readonly cases: readonly PackedCase[]
  /** Each certificate as one line of JSON. */
  readonly certificates: readonly string[]
}

/**
 * The contents of a pack's file before compression, with one line for each item. Packs with equal
 * contents have the same text.
 */
export function packText({ cases, certificates }: CertificatePack): string {
  const lines = [HEADER, ...cases.map(caseLine), ...certificates.toSorted()]
  return `${lines.join('\n')}\n`
}

function caseLine({ claim, case: parameters, certificates }: PackedCase): string {
  return JSON.stringify({ claim, case: parameters, certificates })
}

/**
 * Reads the output of {@link packText}. It does not check the certificates; only their checker
 * decides what they prove.
 *
 * @throws RangeError that names the line that nimlab would not write, and the reason
 */
export function readPack(text: string): CertificatePack {
  const [header, ...lines] = text.split('\n')
  if (header !== HEADER) throw new RangeError(`line 1: expected ${HEADER}`)
  const cases: PackedCase[] = []
  const certificates: string[] = []
  const seen = new Map<string, number>()
  if (lines.pop() !== '') throw new RangeError('its last line is cut off')
  for (const [i, line] of lines.entries()) {
    const refuse = (why: string): never => {
      throw new RangeError(`line ${i + 2}: ${why}`)
    }
    const data = dataOf(line) ?? refuse('it is not valid JSON in the form that nimlab writes')
    const isCase = 'claim' in data
    const key = isCase ? JSON.stringify([data['claim'], data['case']]) : line
    const before = seen.get(key)
    if (before !== undefined) refuse(`it repeats the subject of line ${before}`)
    seen.set(key, i + 2)
    if (!isCase) certificates.push(line)
    else if (isPackedCase(data) && caseLine(data) === line) cases.push(data)
    else refuse('expected a claim, a case and certificates')
  }
  const pack = { cases, certificates }
  if (packText(pack) !== text) throw new RangeError('its lines are in the wrong order')
  return pack
}

/**
 * The object that a line contains; null unless the line is exactly the text that nimlab writes for
 * this object.
 */
function dataOf(line: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(line)
    const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
    return isObject && JSON.stringify(data) === line ? (data as Record<string, unknown>) : null
  } catch (error) {
    // a RangeError means that the data are nested too deeply to be written
    if (error instanceof SyntaxError || error instanceof RangeError) return null
    throw error
  }
}

function isPackedCase(data: object): data is PackedCase {
  const { claim, case: parameters, certificates } = data as Record<string, unknown>
  const isTexts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((text) => typeof text === 'string')
  const isCase =
    typeof parameters === 'object' &&
    parameters !== null &&
    Object.values(parameters).every(
      (value) => typeof value === 'string' || Number.isSafeInteger(value),
    )
  return typeof claim === 'string' && isCase && isTexts(certificates)
}
