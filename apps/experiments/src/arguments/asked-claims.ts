import type { Claim, ModuleName } from '@nim/conjectures'
import { type CardData, cardOf } from '@nim/conjectures/cards'
import { claimsOfModule, digestOfModule, isModulePath, requireConsent } from '@nim/sweep/modules'
import { readingInputAsync, UsageError } from '../usage-error.ts'
import { selectCards, selectClaims } from './select-claims.ts'

/** A claim that is asked for, of nimlab or of a module of the user. */
export interface AskedClaim {
  readonly card: CardData
  /** The module, and the claim in it. */
  readonly own?: { readonly module: ModuleName; readonly claim: Claim }
}

/**
 * The claims that names ask for, see `selectCards`; a name such as `./my-claim.mjs` asks for all claims
 * of that module, `./my-claim.mjs#id` for one. Modules are loaded: their code runs.
 *
 * @throws (by rejection) UsageError if a name selects nothing, or something is wrong with a module
 */
export async function askedClaims(names: readonly string[]): Promise<AskedClaim[]> {
  const asked = new Map<string, AskedClaim>()
  for (const name of names) {
    const found = isOwnName(name)
      ? await ownClaims(name)
      : selectCards([name]).map((card): AskedClaim => ({ card }))
    for (const one of found) {
      const { id } = one.card
      const [before, now] = [asked.get(id)?.own?.module.path, one.own?.module.path]
      if (before !== undefined && before !== now) {
        throw new UsageError(`the claim '${id}' is in two modules, ${before} and ${now}`)
      }
      asked.set(id, one)
    }
  }
  return [...asked.values()]
}

/** The claims of {@link askedClaims} with their judges. */
export async function askedClaimsWhole(names: readonly string[]): Promise<Claim[]> {
  const asked = await askedClaims(names)
  return Promise.all(asked.map(async ({ card, own }) => own?.claim ?? (await judgeOf(card))))
}

async function judgeOf({ id }: CardData): Promise<Claim> {
  return (await selectClaims([id]))[0]!
}

/**
 * For a command that only shows: even a module that its user names runs only with `--run-modules`.
 * @throws RangeError naming the module and its digest
 */
export function requireConsentTo(name: string): void {
  if (!isOwnName(name)) return
  const { path } = splitName(name)
  requireConsent([{ module: { path, digest: digestOfModule(path) } }], `'${name}'`)
}

/** True if a name is that of a module, or of a claim in one. */
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
    throw new UsageError(`module '${path}': it has no claim '${id}'; it has ${ids}`)
  }
  return meant.map((claim) => ({ card: cardOf(claim), own: { module, claim } }))
}
