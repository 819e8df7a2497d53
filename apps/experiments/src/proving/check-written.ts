import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { casesOf, type Claim, formatCase } from '@nim/conjectures'
import { readInputText } from '@nim/core/files'
import { type WrittenProof } from '@nim/conjectures/cards'
import { CLAIMS } from '@nim/conjectures/registry'

const GENERAL_IDS = /\bNT-[A-Z0-9]+(?:\.r?\d+)?\b/g

/** Where documents are, what their statements are, and what was found of these before. */
export interface Library {
  /** The folder that paths of documents begin in, with a `/` at the end. */
  readonly root: URL
  /** The statements that documents can name. */
  readonly claims: readonly Claim[]
  /** By id: where a statement fails, in words; null if it does not. Filled as they are checked. */
  readonly checked: Map<string, string | null>
}

/** The documents and claims of this repository, nothing of them checked yet. */
export function repositoryLibrary(): Library {
  return {
    root: new URL('../../../../', import.meta.url),
    claims: CLAIMS,
    checked: new Map(),
  }
}

/**
 * Looks for what can be found against a written proof: the document must be there and must name the
 * statements it is said to prove, and the claim and every general statement that the document names
 * are checked on their default boxes by the solver. A machine cannot read the proof; this only keeps
 * a claim from being called proved by a document that is gone, is about something else, or rests on a
 * lemma that fails.
 *
 * @returns why the proof is not accepted; null if nothing speaks against it
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
  // a claim beside a paper's statement is named by its own id
  if (text.includes(`(${claim.id})`)) named.add(claim.id)
  const claimed = proves.includes(`(${claim.id})`) ? [claim.id] : proves.match(GENERAL_IDS)
  if (claimed === null) return `nothing says which statement of ${file} proves ${claim.id}`
  const absent = claimed.find((id) => !named.has(id))
  if (absent !== undefined) return `${file} does not have ${absent}`
  const failure = failureOf(claim.id, library)
  if (failure !== null) return `the statement is wrong: ${failure}`
  for (const id of named) {
    const found = failureOf(id, library)
    if (found !== null) return `${file} rests on ${found}`
  }
  return null
}

/** Where a statement fails on its default boxes, in words; null if it does not. */
function failureOf(id: string, { claims, checked }: Library): string | null {
  const known = checked.get(id)
  if (known !== undefined) return known
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
