import type { Claim, ModuleName } from '@nim/conjectures'
import { type CardData, cardOf } from '@nim/conjectures/cards'
import { claimsOfModule, digestOfModule, isModulePath, requireConsent } from '@nim/sweep/modules'
import { readingInputAsync, UsageError } from '../usage-error.ts'
import { selectCards, selectClaims } from './select-claims.ts'

/** A claim that the user named. The claim is part of nimlab or of a user's module. */
export interface AskedClaim {
  readonly card: CardData
  /** The module that contains the claim, and the claim itself. */
  readonly own?: { readonly module: ModuleName; readonly claim: Claim }
}

/**
 * The claims that these names select; see `selectCards`. A name such as `./my-claim.mjs` selects
 * all claims of that module, and `./my-claim.mjs#id` selects one of them. Modules are loaded, so
 * their code runs.
 *
 * @throws (by rejection) UsageError if a name selects nothing, or if a module is invalid
 */
export async function askedClaims(names: readonly string[]): Promise<AskedClaim[]> {
  const claims = new Map<string, AskedClaim>()
  for (const name of names) {
    const selection = isOwnName(name)
      ? await ownClaims(name)
      : selectCards([name]).map((card): AskedClaim => ({ card }))
    for (const one of selection) {
      const { id } = one.card
      const [before, now] = [claims.get(id)?.own?.module.path, one.own?.module.path]
      if (before !== undefined && before !== now) {
        throw new UsageError(`the claim '${id}' is in two modules, ${before} and ${now}`)
      }
      claims.set(id, one)
    }
  }
  return [...claims.values()]
}

/** The claims of {@link askedClaims}, with their judges. */
export async function askedClaimsWhole(names: readonly string[]): Promise<Claim[]> {
  const asked = await askedClaims(names)
  return Promise.all(asked.map(async ({ card, own }) => own?.claim ?? (await judgeOf(card))))
}

async function judgeOf({ id }: CardData): Promise<Claim> {
  return (await selectClaims([id]))[0]!
}

/**
 * Refuses to run a module without `--run-modules`. Commands that only show information make this
 * check. The user must explicitly allow such a command to run a module.
 * @throws RangeError naming the module and its digest
 */
export function requireConsentTo(name: string): void {
  if (!isOwnName(name)) return
  const { path } = splitName(name)
  requireConsent([{ module: { path, digest: digestOfModule(path) } }], `'${name}'`)
}

/** True if a name is the path of a module, or names a claim in a module. */
function isOwnName(name: string): boolean {
  return isModulePath(splitName(name).path)
}

function splitName(name: string): { readonly path: string; readonly id?: string } {
  const at = name.lastIndexOf('#')
  return at < 0 ? { path: name } : { path: name.slice(0, at), id: name.slice(at + 1) }
}

async function ownClaims(name: string): Promise<AskedClaim[]> {
  const { path, id } = splitName(name)
  const { module, claims } = await readingInputAsync(() => claimsOfModule({ path }))
  const meant = claims.filter((claim) => id === undefined || claim.id === id)
  if (meant.length === 0) {
    const ids = claims.map((claim) => claim.id).join(', ')
    throw new UsageError(`module '${path}': there is no claim '${id}' in it; it contains ${ids}`)
  }
  return meant.map((claim) => ({ card: cardOf(claim), own: { module, claim } }))
}
