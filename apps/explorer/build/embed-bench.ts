/**
 * The bench as a folded part of another page. The browser loads it only if the reader unfolds it.
 *
 * @param address of the explorer's folder, relative to that page, with a slash at its end
 */
export function benchHtml(address: string): string {
  return `<details class="bench"><summary>Try it beside the text: the bench</summary>
<iframe src="${address}index.html" title="the bench of the explorer" loading="lazy"></iframe></details>`
}

/**
 * Puts the bench below the title of a page.
 *
 * @param address of the explorer's folder, relative to the page, with a slash at its end
 * @throws Error if the page has no title
 */
export function embedBench(page: string, address: string): string {
  if (!page.includes('</h1>')) throw new Error('the bench: expected a page with a title, <h1>')
  return page.replace('</h1>', (end) => `${end}\n${benchHtml(address)}`)
}
