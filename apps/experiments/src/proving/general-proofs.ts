import { type CardData, CARDS, coqProofOf, writtenProofOf } from '@nim/conjectures/cards'
import { selectCards } from '../arguments/select-claims.ts'
import { UsageError } from '../usage-error.ts'
import { checkCoq } from './check-coq.ts'
import { objectionTo, repositoryLibrary } from './check-written.ts'
import { type ProofRecord, proofRecord } from './proof-record.ts'

const HEADLINES = 'formal/theories/Headlines.v'

/**
 * A verdict, for all parameters and positions, on each named claim that has a proof in docs/proofs.
 * The verdict is `proved` if there is no objection to the document (see `check-written.ts`),
 * otherwise `incomplete`.
 *
 * @throws UsageError if a named claim, or every claim of a glob, has no such proof
 */
export function writtenProofs(names: readonly string[]): ProofRecord[] {
  const library = repositoryLibrary()
  return withProof(names, 'written proof', writtenProofOf).map(({ claim, proof }) => {
    const started = performance.now()
    const reason = objectionTo(claim, proof, library) ?? ''
    return proofRecord({
      claim: claim.id,
      method: 'written proof',
      verdict: reason === '' ? 'proved' : 'incomplete',
      only: proof.only ?? null,
      reason,
      seconds: (performance.now() - started) / 1000,
      proof: { file: proof.file, proves: proof.proves },
    })
  })
}

/**
 * A verdict on each named claim that has a theorem in formal/: `proved` if Coq accepts the current
 * development, otherwise `incomplete`.
 *
 * @throws UsageError if a named claim, or every claim of a glob, has no such theorem
 */
export async function coqProofs(
  names: readonly string[],
  signal: AbortSignal,
): Promise<ProofRecord[]> {
  const claims = withProof(names, 'coq', coqProofOf)
  const started = performance.now()
  const checked = await checkCoq(signal)
  const seconds = (performance.now() - started) / 1000
  return claims.map(({ claim, proof: { theorems, only, note } }) => {
    const absent = theorems.filter((name) => !checked.accepted.includes(name))
    const reason = checked.problem ?? (absent.length > 0 ? `not checked: ${absent.join(', ')}` : '')
    return proofRecord({
      claim: claim.id,
      method: 'coq',
      verdict: reason === '' ? 'proved' : 'incomplete',
      only: only ?? null,
      reason,
      seconds,
      proof: {
        file: HEADLINES,
        proves: `${theorems.join(', ')}${note === undefined ? '' : ` ${note}`}`,
      },
    })
  })
}

function withProof<P>(
  names: readonly string[],
  kind: string,
  proofOf: (id: string) => P | undefined,
): { claim: CardData; proof: P }[] {
  const has = (claim: CardData): { claim: CardData; proof: P }[] => {
    const proof = proofOf(claim.id)
    return proof === undefined ? [] : [{ claim, proof }]
  }
  const all = names.flatMap((name) => {
    const proofs = selectCards([name]).flatMap(has)
    if (proofs.length > 0) return proofs
    const all = CARDS.flatMap(has).map(({ claim }) => claim.id)
    throw new UsageError(`no ${kind} for '${name}'; the claims that have one are ${all.join(', ')}`)
  })
  return all.filter(({ claim }, i) => all.findIndex((other) => other.claim === claim) === i)
}
