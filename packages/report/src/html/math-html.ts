import temml from 'temml'
import { escapeXml } from '../figure/escape-xml.ts'
import { mathSegments } from '../text/math-segments.ts'

/**
 * Converts a text that contains formulas between dollar signs to HTML. The formulas become MathML,
 * which browsers display without scripts, style sheets or fonts from the page. A formula that
 * cannot be parsed is shown as source text.
 */
export function mathHtml(text: string): string {
  return mathSegments(text)
    .map(({ kind, source }) => (kind === 'math' ? formulaHtml(source) : escapeXml(source)))
    .join('')
}

/** Converts a formula in LaTeX, given without its dollar signs, to MathML. */
export function formulaHtml(source: string): string {
  try {
    return temml.renderToString(source, { xml: true, throwOnError: true, trust: false })
  } catch {
    return `<code>${escapeXml(`$${source}$`)}</code>`
  }
}
