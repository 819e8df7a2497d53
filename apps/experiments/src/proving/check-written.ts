import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { casesOf, CLAIMS, formatCase, type WrittenProof } from '@nim/conjectures'

const ROOT = new URL('../../../../', import.meta.url)
const GENERAL_IDS = /\bNT-[A-Z0-9]+(?:\.r?\d+)?\b/g

/**
 * Looks for what can be found against a written proof: the document must be there and must have
 * what it is said to have, and every general statement it names is checked on its default boxes by
 * the solver. A machine cannot read the proof; this only keeps a claim from being called proved by a
 * document that is gone or rests on a lemma that fails.
 *
 * @param checked ids of statements checked before, with what was found
 * @returns why the proof is not accepted; null if nothing speaks against it
 * @complexity a few seconds for the largest document
 */
export function objectionTo(
  { file, proves }: WrittenProof,
  checked: Map<string, string | null>,
): string | null {
  const path = fileURLToPath(new URL(file, ROOT))
  if (!existsSync(path)) return `${file} is part of the repository only`
  const text = readFileSync(path, 'utf8')
  const named = new Set(text.match(GENERAL_IDS))
  const absent = proves.match(GENERAL_IDS)?.find((id) => !named.has(id))
  if (absent !== undefined) return `${file} does not have ${absent}`
  for (const id of named) {
    if (!checked.has(id)) checked.set(id, failureOf(id))
    const failure = checked.get(id)
    if (failure) return `${file} rests on ${failure}`
  }
  return null
}

/** Where a general statement fails on its default boxes, in words; null if it does not. */
function failureOf(id: string): string | null {
  const claim = CLAIMS.find((one) => one.id === id)
  if (claim === undefined) return `${id}, which is no claim`
  for (const parameters of casesOf(claim.parameters, {})) {
    const { verdict } = claim.check(parameters, claim.defaultDomain(parameters))
    if (verdict === 'refuted') return `${id}, which is refuted in ${formatCase(parameters)}`
  }
  return null
}
