import { readFileSync } from 'node:fs'

/** The fields of release.json. A maintainer fills in all these fields before the first release. */
const FIELDS = ['repository', 'homepage', 'bugs', 'securityContact']

/**
 * A one-line description of the fault in the addresses of release.json; null if the addresses are
 * complete. The contact can be an e-mail address. All other addresses begin with https://.
 *
 * @param root of the repository, with a slash at the end
 */
export function addressProblem(root) {
  const addresses = JSON.parse(readFileSync(`${root}release.json`, 'utf8'))
  const unknown = Object.keys(addresses).filter((name) => !FIELDS.includes(name))
  if (unknown.length > 0) return `release.json: unknown field ${unknown.join(', ')}`
  const wrong = FIELDS.filter((name) => !isAddress(name, addresses[name]))
  if (wrong.length === 0) return null
  return `fill in ${wrong.join(', ')} in release.json: addresses that begin with https:// (securityContact: or an e-mail address)`
}

function isAddress(name, address) {
  if (typeof address !== 'string') return false
  if (name === 'securityContact' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return true
  return /^https:\/\/[^\s/]+(?:\/\S*)?$/.test(address)
}
