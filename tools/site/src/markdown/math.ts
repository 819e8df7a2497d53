import type { InlineState, MarkdownLibrary } from '@11ty/eleventy'
import temml from 'temml'

const DOLLAR = 0x24
/** A long formula in running text may be broken after a relation or an operator. */
const OPTIONS = { throwOnError: true, trust: false, wrap: 'tex' } as const

/**
 * Turns formulas between dollar signs into MathML when the site is built, so that a page needs no
 * script or font for them. As on GitHub, no space may follow an opening dollar sign. No space may
 * precede a closing dollar sign, and no digit may follow it.
 *
 * @throws Error if a formula cannot be parsed
 */
export function addMath(library: MarkdownLibrary): void {
  library.inline.ruler.before('escape', 'math', readFormula)
  library.renderer.rules['math'] = (tokens, index) => {
    const { content, markup } = tokens[index]!
    const displayMode = markup === '$$'
    try {
      return temml.renderToString(content, { displayMode, ...OPTIONS })
    } catch (error) {
      throw new Error(`the formula ${markup}${content}${markup} cannot be read`, { cause: error })
    }
  }
}

function readFormula(state: InlineState, isSilent: boolean): boolean {
  const { src, pos } = state
  if (src.charCodeAt(pos) !== DOLLAR) return false
  const formula = /^(\$\$?)(?!\s)((?:[^$\\]|\\[^])+?)(?<!\s)\1(?!\d)/.exec(src.slice(pos))
  if (formula === null) return false
  if (!isSilent) {
    const token = state.push('math', '', 0)
    token.markup = formula[1]!
    token.content = formula[2]!
  }
  state.pos += formula[0].length
  return true
}
