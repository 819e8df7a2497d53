import { formatCase } from '@nim/conjectures'
import { visible } from '@nim/presburger/text'
import type { Manifest, SolverIdentity } from '@nim/prover'
import { type CertificateIndex, INDEX, sameCase } from './certificates.ts'

/**
 * Lists contradictions between the manifest of a goal and the index, concerning the subject and the
 * origin of the certificate. The list has at most four lines: one each about the claim and its
 * case, the version of nimlab, the solver, and the part.
 */
export function originProblems(
  manifest: Manifest,
  goal: string,
  index: CertificateIndex,
): string[] {
  const { claim, case: parameters, nimlab, solver, part } = manifest
  const own = sameCase(claim, parameters)
  const cases = index.cases.filter(({ goals }) => goals.some(({ id }) => id === goal))
  const problems: string[] = []
  const differs = (what: string, stored: string, listed: string): void => {
    if (stored === listed) return
    const line = `its ${what} is ${stored}, but in ${INDEX} it is ${listed}`
    // A manifest that was made elsewhere may contain any characters.
    problems.push(visible(line))
  }
  if (!cases.some((each) => sameCase(each.claim, each.case) === own)) {
    const listed = cases.map((each) => `${each.claim} ${formatCase(each.case)}`.trim())
    differs('claim', `${claim} ${formatCase(parameters)}`.trim(), listed.join(', '))
  }
  differs('nimlab', String(nimlab), index.nimlab)
  differs('solver', said(solver), said(index.solver))
  differs('part', partOf(part), partOf(index.part))
  return problems
}

function said({ name, version, binary }: SolverIdentity): string {
  return `${name} (${version}) ${binary ?? 'without a digest'}`
}

function partOf(part: Manifest['part']): string {
  return part === null ? 'the whole' : `${part.number} of ${part.of}`
}
