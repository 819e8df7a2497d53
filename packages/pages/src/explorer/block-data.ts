import { type Block, blocksHtml, wordsHtml } from '@nim/report/blocks'

/** A block as data: either HTML, or a list in which repeated words are stored once. */
export type BlockData =
  | { readonly html: string }
  | {
      /** The HTML of all words, without repetitions. */
      readonly words: readonly string[]
      /**
       * For each line, its depth, the index of its words and, if the line has a result, the index
       * of the words of this result.
       */
      readonly lines: readonly (readonly [depth: number, words: number, to?: number])[]
    }

/**
 * The maximum number of characters of a formula that is shown in full, as text. For a longer
 * formula, only the cases are shown.
 */
export const MOST_CHARACTERS = 12_000

/**
 * A block for the explorer. Links to claims lead to their pages in the explorer; other links are
 * removed.
 */
export function blockData(block: Block): BlockData {
  if (block.kind === 'maths' && block.mathml.length > MOST_CHARACTERS) {
    return {
      html: `<p>The formula that nimlab evaluates has ${block.text.length} characters.</p>`,
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

/** The explorer's page for the claim to which a link of the atlas leads. */
function linkToClaim(address: string, words: string): string | null {
  return /^\.\.\/(?:papers|findings)\//.test(address) ? `#/claims/${words}` : null
}
