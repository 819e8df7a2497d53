import { type Block, blocksHtml, wordsHtml } from '@nim/report/blocks'

/** A block as data: HTML, or a list with everything that it says once. */
export type BlockData =
  | { readonly html: string }
  | {
      /** HTML, each once. */
      readonly words: readonly string[]
      /** Depth, place of its words, and place of what the line leads to. */
      readonly lines: readonly (readonly [depth: number, words: number, to?: number])[]
    }

/** Characters of a formula that is shown whole, and as text; of a longer one its cases are. */
export const MOST_CHARACTERS = 12_000

/** A block for the explorer: links to claims lead to their pages there, other links nowhere. */
export function blockData(block: Block): BlockData {
  if (block.kind === 'maths' && block.mathml.length > MOST_CHARACTERS) {
    return {
      html: `<p>As nimlab evaluates it, the formula has ${block.text.length} characters.</p>`,
    }
  }
  if (block.kind !== 'list') return { html: blocksHtml([block], linkToClaim).join('') }
  const words: string[] = []
  const placeOf = (text: string): number => {
    const html = wordsHtml(text, linkToClaim)
    if (!words.includes(html)) words.push(html)
    return words.indexOf(html)
  }
  const lines = block.items.map(({ depth, words: condition, to }) =>
    to === undefined
      ? ([depth, placeOf(condition)] as const)
      : ([depth, placeOf(condition), placeOf(to)] as const),
  )
  return { words, lines }
}

/** The explorer's page of the claim that a link of the atlas leads to. */
function linkToClaim(address: string, words: string): string | null {
  return /^\.\.\/(?:papers|findings)\//.test(address) ? `#/claims/${words}` : null
}
