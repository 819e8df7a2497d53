/** Where everybody finds the page. It is set when the page is built; empty if it is not known. */
const BASE: string = import.meta.env['NIMLAB_ADDRESS'] ?? ''

/** What a reader sends to show another person what they see. */
export interface SharedLink {
  readonly text: string
  /** False: the page is served to this machine alone, and the text is the part of the address from `#` on. */
  readonly isWhole: boolean
}

/**
 * The link to what is shown.
 *
 * @param href where the page is now
 * @param base where everybody finds it; if empty, where it is now
 */
export function sharedLink(href: string, base: string = BASE): SharedLink {
  const { hash, hostname } = new URL(href)
  if (base !== '') return { text: `${base}${hash}`, isWhole: true }
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(hostname)
  return isHere ? { text: hash, isWhole: false } : { text: href, isWhole: true }
}
