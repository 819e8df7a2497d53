import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { casesOf, type Claim, formatCase } from '@nim/conjectures'
import { readInputText } from '@nim/core/files'
import { type WrittenProof } from '@nim/conjectures/cards'
import { CLAIMS } from '@nim/conjectures/registry'

const GENERAL_IDS = /\bNT-[A-Z0-9]+(?:\.r?\d+)?\b/g

/** The documents, the statements, and the results of earlier checks. */
export interface Library {
  /** The folder to which the paths of documents are relative, with a `/` at the end. */
  readonly root: URL
  /** The statements to which documents can refer. */
  readonly claims: readonly Claim[]
  /**
   * For each checked id, a description of where the statement fails; null if the statement holds.
   * The checks fill this map.
   */
  readonly checked: Map<string, string | null>
}

/** The documents and claims of this repository, without any results of checks. */
export function repositoryLibrary(): Library {
  return {
    root: new URL('../../../../', import.meta.url),
    claims: CLAIMS,
    checked: new Map(),
  }
}

/**
 * Looks for an objection to a written proof. The document must exist, and it must name the
 * statements that it proves according to the records. The solver checks the claim, and every
 * general statement that the document names, on their default boxes. A machine cannot understand a
 * proof in words. The check can therefore only reject a document that does not exist, that has a
 * different subject, or that depends on a false lemma.
 *
 * @returns the objection to the proof; null if there is no objection
 * @complexity a few seconds for the largest document
 */
export function objectionTo(
  claim: Pick<Claim, 'id'>,
  { file, proves }: WrittenProof,
  library: Library,
): string | null {
  const path = fileURLToPath(new URL(file, library.root))
  if (!existsSync(path)) return `${file} exists only in the repository`
  const text = readInputText(path)
  const named = new Set(text.match(GENERAL_IDS))
  // A document refers to a claim about a paper's statement by the id of the claim.
  if (text.includes(`(${claim.id})`)) named.add(claim.id)
  const claimed = proves.includes(`(${claim.id})`) ? [claim.id] : proves.match(GENERAL_IDS)
  if (claimed === null) return `it is not recorded which statement of ${file} proves ${claim.id}`
  const absent = claimed.find((id) => !named.has(id))
  if (absent !== undefined) return `${file} does not contain ${absent}`
  const failure = failureOf(claim.id, library)
  if (failure !== null) return `the statement is wrong: ${failure}`
  for (const id of named) {
    const objection = failureOf(id, library)
    if (objection !== null) return `${file} depends on ${objection}`
  }
  return null
}

/**
 * A description of where a statement fails on its default boxes; null if the statement holds there.
 */
function failureOf(id: string, { claims, checked }: Library): string | null {
  const earlier = checked.get(id)
  if (earlier !== undefined) return earlier
  const claim = claims.find((one) => one.id === id)
  const failure = claim === undefined ? `${id}, which is not a claim` : failureOfClaim(claim)
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
