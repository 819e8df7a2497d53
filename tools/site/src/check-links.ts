import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

/**
 * An address in a page. `isLink` is true if readers can follow the address; otherwise the browser
 * loads it.
 */
interface Address {
  readonly address: string
  readonly isLink: boolean
}

/**
 * Checks a built site. Every relative address must lead to a file, and every anchor must lead to an
 * element. Every page must be reachable from index.html, and no page may load anything from another
 * site.
 *
 * @throws Error that names all pages and addresses that fail
 */
export function checkLinks(site: string): void {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const pages = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(site, name), 'utf8')]),
  )
  const ids = new Map([...pages].map(([name, html]) => [name, idsOf(html)]))
  const problems: string[] = []
  const linked = new Map<string, string[]>()
  for (const [name, html] of pages) {
    const targets: string[] = []
    for (const { address, isLink } of addressesOf(html)) {
      if (/^(?:https?:|mailto:|data:)/.test(address)) {
        if (!isLink && !address.startsWith('data:')) problems.push(`${name} loads ${address}`)
        continue
      }
      const [path = '', anchor] = address.split('#')
      const target = path === '' ? name : normalize(join(dirname(name), decodeURI(path)))
      targets.push(target)
      if (!existsSync(join(site, target))) problems.push(`${name}: ${address} leads nowhere`)
      else if (anchor !== undefined && ids.get(target)?.has(decodeURI(anchor)) !== true) {
        problems.push(`${name}: ${address} has no such heading`)
      }
    }
    linked.set(name, targets)
  }
  const reached = reachedFrom('index.html', linked)
  for (const name of pages.keys()) if (!reached.has(name)) problems.push(`${name} is not linked`)
  if (problems.length > 0) throw new Error(`the site has dead links:\n${problems.join('\n')}`)
}

function addressesOf(html: string): Address[] {
  return [...html.matchAll(/<(\w+)[^>]*?\s(?:href|src)="([^"]*)"/g)].map(
    ([, element, address]) => ({
      address: address!.replaceAll('&amp;', '&'),
      isLink: element === 'a',
    }),
  )
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!))
}

function reachedFrom(start: string, linked: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set([start])
  for (const name of reached) for (const target of linked.get(name) ?? []) reached.add(target)
  return reached
}
