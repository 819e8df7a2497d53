import { readFileSync } from 'node:fs'

/** The addresses in release.json. A field is empty until a maintainer fills it in. */
interface ReleaseAddresses {
  readonly homepage: string
  readonly repository: string
}

function releaseAddresses(): ReleaseAddresses {
  const file = new URL('../../../release.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseAddresses
}

/** Where the first view finds the docs and the source code. An empty address is not shown. */
export interface Doors {
  readonly docs: string
  readonly source: string
}

/**
 * The addresses in the first view: the docs at NIMLAB_EXPLORER_DOCS, which may be relative to the
 * page, or at the homepage of the release, and the source code at its repository.
 */
export function doorsOf(
  environment: NodeJS.ProcessEnv = process.env,
  release: ReleaseAddresses = releaseAddresses(),
): Doors {
  return {
    docs: environment['NIMLAB_EXPLORER_DOCS'] ?? release.homepage,
    source: release.repository,
  }
}

/** The address of the page for a build; without it, the site of the release. */
const VARIABLE = 'NIMLAB_EXPLORER_ADDRESS'

/**
 * Where everybody finds the page that is built, for the links that it copies: NIMLAB_EXPLORER_ADDRESS, or `explorer/`
 * on the site that release.json names. Empty if neither is set.
 *
 * @throws Error for an address of one machine, or of no server
 */
export function publicAddress(environment: NodeJS.ProcessEnv = process.env): string {
  const { homepage } = releaseAddresses()
  const site = homepage === '' ? '' : new URL('explorer/', `${homepage}/`).href
  const address = environment[VARIABLE] ?? site
  if (address === '') return ''
  const { protocol, hostname, href } = new URL(address)
  if (!/^https?:$/.test(protocol) || /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) {
    throw new Error(`${VARIABLE}: expected an address on the web, got ${address}`)
  }
  return href
}
