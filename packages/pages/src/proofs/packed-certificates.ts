import { formatCase } from '@nim/conjectures/format'
import {
  type CertificatePack,
  decideByPoints,
  isAbout,
  type PackedCase,
  pointQuestions,
  PROVABLE,
} from '@nim/conjectures/goals'
import type { Goal } from '@nim/prover'
import { type PointQuestion, proveByPoints } from '@nim/prover/points'
import type { Certificate, ProvedLine } from '@nim/prover/points-check'
import { digestOf } from '@nim/sweep/records'
import type { Atlas, Row } from '../atlas/rows.ts'

/**
 * The certificates of all atlas rows that name a certificate, and of all cases of claims that are
 * proved by points. Certificates that are already in the pack remain there.
 *
 * @param tell called with each row and case before it is proved
 * @throws Error if a row or a case is not proved, or if a row names another certificate
 * @complexity two minutes for all certificates
 */
export function packedCertificates(
  atlas: Atlas,
  proved: readonly ProvedLine[],
  stored: CertificatePack,
  tell: (words: string) => void,
): CertificatePack {
  const known = new Map(stored.certificates.map((text) => [digestOf(text), text]))
  const kept = new Map<string, string>()
  for (const row of atlas.all) {
    if (row.certificate === undefined) continue
    const text = known.get(row.certificate) ?? (tell(nameOf(row)), certificateOf(row))
    kept.set(row.certificate, text)
  }
  const storedCases = new Map(stored.cases.map((one) => [keyOf(one), one]))
  const cases = proved.map(({ claim, case: parameters }): PackedCase => {
    const one = { claim, case: parameters }
    const goals = PROVABLE.find((provable) => provable.claim === claim)!.goals(parameters)
    const before =
      storedCases.get(keyOf(one))?.certificates.map((digest) => known.get(digest)) ?? []
    const texts = isProof(goals, before) ? before : (tell(keyOf(one)), proofOf(goals))
    const certificates = texts.map((text) => {
      const digest = digestOf(text)
      kept.set(digest, text)
      return digest
    })
    return { ...one, certificates }
  })
  return { cases, certificates: [...kept.values()] }
}

function keyOf({ claim, case: parameters }: Pick<PackedCase, 'claim' | 'case'>): string {
  return `${claim} ${formatCase(parameters)}`.trim()
}

function nameOf({ game, play, value }: Row): string {
  return `${game} ${play} ${value}`
}

function certificateOf(row: Row): string {
  const { ruleset, play, value, variables, formula, points } = row
  const question = { value, ruleset, play, variables, says: formula } as PointQuestion
  const result = proveByPoints(question, { points: points! })
  if (result.answer !== 'proved') throw new Error(`points do not prove ${nameOf(row)}`)
  const text = JSON.stringify(result.certificate)
  if (digestOf(text) === row.certificate) return text
  throw new Error(`${row.file}: ${nameOf(row)} names another certificate`)
}

/**
 * True if the texts are certificates about the questions of the goals, in the same order. The
 * function does not run the checker.
 */
function isProof(
  goals: readonly Goal[],
  texts: readonly (string | undefined)[],
): texts is string[] {
  const questions = goals.flatMap((goal) => pointQuestions(goal))
  return (
    texts.length === questions.length &&
    questions.every(({ question }, i) => {
      const text = texts[i]
      return text !== undefined && isAbout(question, (JSON.parse(text) as Certificate).question)
    })
  )
}

function proofOf(goals: readonly Goal[]): string[] {
  return goals.flatMap((goal) => {
    const { verdict, proofs } = decideByPoints(goal)
    if (verdict !== 'proved') throw new Error(`points do not prove ${goal.id}`)
    return proofs.map(({ certificate }) => JSON.stringify(certificate))
  })
}
