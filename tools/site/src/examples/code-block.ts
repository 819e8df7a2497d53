/** A fenced block of a page. */
export interface CodeBlock {
  /**
   * The text after the fence, which consists of the language and the flags, such as `sh long` or
   * `js file=my-game.mjs`.
   */
  readonly language: string
  readonly flags: readonly string[]
  readonly text: string
  /** The number of the line with the opening fence, counted from 1. */
  readonly line: number
}

const BLOCK = /^```([^\n`]*)\n([^]*?)^```$/gm

/** The fenced blocks of a page that are not indented, in order. */
export function codeBlocks(page: string): CodeBlock[] {
  return [...page.matchAll(BLOCK)].map(({ 1: info = '', 2: text = '', index }) => {
    const [language = '', ...flags] = info.trim().split(/\s+/)
    return { language, flags, text, line: page.slice(0, index).split('\n').length }
  })
}

/** The page after the texts of its blocks have been replaced. */
export function withTexts(page: string, texts: readonly string[]): string {
  let i = 0
  return page.replaceAll(BLOCK, (_, info: string) => `\`\`\`${info}\n${texts[i++]}\`\`\``)
}
