import { releaseAddresses } from './release-addresses.ts'

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
