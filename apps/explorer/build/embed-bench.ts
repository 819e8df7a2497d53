/**
 * Adds the bench below the title of a page, in a section that is collapsed at first. The browser
 * loads the bench only if the reader expands this section.
 *
 * @param explorer the address of the explorer's folder, relative to the page, with a slash at the
 *   end
 * @throws Error if the page has no title
 */
export function embedBench(page: string, explorer: string): string {
  if (!page.includes('</h1>')) throw new Error('the bench: expected a page with a title, <h1>')
  return page.replace(
    '</h1>',
    `</h1>
<details class="bench"><summary>Try it beside the text: the bench</summary>
<iframe src="${explorer}index.html" title="the bench of the explorer" loading="lazy"></iframe></details>`,
  )
}
