import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { casesOf, type Claim, formatCase } from '@nim/conjectures'
import { readInputText } from '@nim/core/files'
import { type WrittenProof } from '@nim/conjectures/cards'
import { CLAIMS } from '@nim/conjectures/registry'

const GENERAL_IDS = /\bNT-[A-Z0-9]+(?:\.r?\d+)?\b/g

/** The documents, their statements, and the results of earlier checks. */
export interface Library {
  /** The folder in which the paths of documents begin, with a `/` at the end. */
  readonly root: URL
  /** The statements that documents can name. */
  readonly claims: readonly Claim[]
  /**
   * By id: the place where a statement fails, in words; null if it does not fail. Filled by the
   * checks.
   */
  readonly checked: Map<string, string | null>
}

/** The documents and claims of this repository, before any check. */
export function repositoryLibrary(): Library {
  return {
    root: new URL('../../../../', import.meta.url),
    claims: CLAIMS,
    checked: new Map(),
  }
}

/**
 * Looks for an objection to a written proof. The document must exist and must name the statements
 * that it is recorded to prove. The solver checks the claim, and every general statement that the
 * document names, on their default boxes. A machine cannot read the proof. This check only rejects
 * a document that does not exist, that is about something else, or that rests on a false lemma.
 *
 * @returns why the proof is not accepted; null if there is no objection
 * @complexity a few seconds for the largest document
 */
export function objectionTo(
  claim: Pick<Claim, 'id'>,
  { file, proves }: WrittenProof,
  library: Library,
): string | null {
  const path = fileURLToPath(new URL(file, library.root))
  if (!existsSync(path)) return `${file} is part of the repository only`
  const text = readInputText(path)
  const named = new Set(text.match(GENERAL_IDS))
  // a document names a claim that belongs to a paper's statement by the id of the claim
  if (text.includes(`(${claim.id})`)) named.add(claim.id)
  const claimed = proves.includes(`(${claim.id})`) ? [claim.id] : proves.match(GENERAL_IDS)
  if (claimed === null) return `nothing says which statement of ${file} proves ${claim.id}`
  const absent = claimed.find((id) => !named.has(id))
  if (absent !== undefined) return `${file} does not have ${absent}`
  const failure = failureOf(claim.id, library)
  if (failure !== null) return `the statement is wrong: ${failure}`
  for (const id of named) {
    const objection = failureOf(id, library)
    if (objection !== null) return `${file} rests on ${objection}`
  }
  return null
}

/** The place where a statement fails on its default boxes, in words; null if it does not fail. */
function failureOf(id: string, { claims, checked }: Library): string | null {
  const earlier = checked.get(id)
  if (earlier !== undefined) return earlier
  const claim = claims.find((one) => one.id === id)
  const failure = claim === undefined ? `${id}, which is no claim` : failureOfClaim(claim)
  checked.set(id, failure)
  return failure
}

function failureOfClaim(claim: Claim): string | null {
  for (const parameters of casesOf(claim.parameters, {})) {
    const { verdict, failures } = claim.check(parameters, claim.defaultDomain(parameters))
    const isYes = verdict === 'answered' && failures === 0
    if (isYes || verdict === 'holds' || verdict === 'vacuous') continue
    return `${claim.id}, which is ${verdict} in ${formatCase(parameters) || 'its only case'}`
  }
  return null
}
