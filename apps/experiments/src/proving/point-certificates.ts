import { join } from 'node:path'
import {
  POINT_INDEX,
  POINT_INDEX_FORMAT,
  type PointIndex,
  pointIndex,
  pointIndexText,
} from '@nim/conjectures/goals'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { directoryNames, readOwnText, writeDurably } from '@nim/core/files'
import { oneLine } from '@nim/core/rules'
import { DamagedCertificates, sameCase } from './certificates.ts'
import type { ProofRecord } from './proof-record.ts'

const FILE_NAME = /^[\w.-]+\.points\.json$/

/**
 * Writes the index of the certificates in a directory, with their verdicts. Writes nothing if there
 * are no cases.
 */
export function writePointIndex(directory: string, records: readonly ProofRecord[]): void {
  if (records.length === 0) return
  const index = pointIndex(
    records.map((record) => ({
      claim: record.claim,
      case: record.case,
      verdict: record.verdict,
      goals: record.points.map(({ id, verdict, proofs }) => ({
        id,
        verdict,
        files: proofs.map(({ certificate }) => certificate!),
      })),
      position: record.counterexample?.position?.slice() ?? null,
      uses: [...record.uses],
    })),
  )
  writeDurably(join(directory, POINT_INDEX), pointIndexText(index))
}

/**
 * Reads the index of the certificates by points in a directory; null if there is no such index.
 *
 * @throws DamagedCertificates if the index is broken
 */
export function readPointIndex(directory: string): PointIndex | null {
  if (!directoryNames(directory).includes(POINT_INDEX)) return null
  const text = readOwnText(join(directory, POINT_INDEX))
  let json: unknown
  let isAsWritten: boolean
  try {
    json = JSON.parse(text)
    // If nimlab wrote this JSON, it can write it again, because the nesting is not too deep.
    isAsWritten = pointIndexText(json as PointIndex) === text
  } catch (error) {
    const how = error instanceof SyntaxError ? 'is not valid JSON' : 'is nested too deeply'
    throw new DamagedCertificates(POINT_INDEX, how)
  }
  if (!isIndex(json)) throw new DamagedCertificates(POINT_INDEX, 'does not contain cases and goals')
  if (!isAsWritten) {
    throw new DamagedCertificates(POINT_INDEX, 'differs from what nimlab writes')
  }
  const { cases } = json
  if (cases.length === 0) throw new DamagedCertificates(POINT_INDEX, 'contains no case')
  const nimlab: unknown = json.nimlab
  if (nimlab !== NIMLAB_VERSION) {
    throw new DamagedCertificates(
      POINT_INDEX,
      `was written by nimlab ${oneLine(String(nimlab))}, but this is ${NIMLAB_VERSION}; repeat the proof`,
    )
  }
  const said = cases.map(({ claim, case: parameters }) => sameCase(claim, parameters))
  const twice = cases[said.findIndex((name, i) => said.indexOf(name) < i)]
  if (twice !== undefined) {
    throw new DamagedCertificates(POINT_INDEX, `contains a case of ${oneLine(twice.claim)} twice`)
  }
  return json
}

function isIndex(json: unknown): json is PointIndex {
  if (!isObject(json) || json['format'] !== POINT_INDEX_FORMAT || !Array.isArray(json['cases']))
    return false
  return json['cases'].every((each: unknown) => {
    if (!isObject(each)) return false
    const { claim, case: parameters, verdict, goals, position, uses } = each
    const isPosition =
      position === null || (Array.isArray(position) && position.every(Number.isSafeInteger))
    const isNamed = typeof claim === 'string' && typeof verdict === 'string' && isObject(parameters)
    return isNamed && isPosition && isTexts(uses) && Array.isArray(goals) && goals.every(isGoal)
  })
}

function isGoal(goal: unknown): boolean {
  if (!isObject(goal)) return false
  const { id, verdict, files } = goal
  const isNamed = typeof id === 'string' && typeof verdict === 'string'
  return isNamed && isTexts(files) && files.every((name) => FILE_NAME.test(name))
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isTexts(json: unknown): json is string[] {
  return Array.isArray(json) && json.every((text) => typeof text === 'string')
}
