import { releaseAddresses } from './release-addresses.ts'

/**
 * The environment variable with the public address of the page. If this variable is not set, the
 * page uses the site of the release.
 */
const VARIABLE = 'NIMLAB_EXPLORER_ADDRESS'

/**
 * The public address of the page, which the page uses for the links that it copies. The address is
 * NIMLAB_EXPLORER_ADDRESS or, by default, `explorer/` on the site that release.json names. Empty if
 * neither is set.
 *
 * @throws Error for an address that only one machine can open, or that is not the address of a
 *   server
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
