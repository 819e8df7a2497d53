/** The public address of the page, set when the page is built. Empty if it is unknown. */
const BASE: string = import.meta.env['NIMLAB_ADDRESS'] ?? ''

/** A link that shows another person the same view. */
export interface SharedLink {
  readonly text: string
  /**
   * False if only this machine can open the page. In that case, the text is only the part of the
   * address from `#` on.
   */
  readonly isWhole: boolean
}

/**
 * The link to the current view.
 *
 * @param href the current address of the page
 * @param base the public address of the page; if empty, the current address is used
 */
export function sharedLink(href: string, base: string = BASE): SharedLink {
  const { hash, hostname } = new URL(href)
  if (base !== '') return { text: `${base}${hash}`, isWhole: true }
  const isHere = /^(?:localhost|127\.[\d.]+|\[::1\]|)$/.test(hostname)
  return isHere ? { text: hash, isWhole: false } : { text: href, isWhole: true }
}
