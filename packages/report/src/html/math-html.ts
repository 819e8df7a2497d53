import temml from 'temml'
import { escapeXml } from '../figure/escape-xml.ts'
import { mathSegments } from '../text/math-segments.ts'

/**
 * A text with formulas between dollar signs as HTML. The formulas become MathML, which browsers
 * display without scripts, style sheets or fonts from the page. A formula that cannot be parsed is
 * shown as source text.
 */
export function mathHtml(text: string): string {
  return mathSegments(text)
    .map(({ kind, source }) => (kind === 'math' ? formulaHtml(source) : escapeXml(source)))
    .join('')
}

/** A formula in LaTeX, without its dollar signs, as MathML. */
export function formulaHtml(source: string): string {
  try {
    return temml.renderToString(source, { xml: true, throwOnError: true, trust: false })
  } catch {
    return `<code>${escapeXml(`$${source}$`)}</code>`
  }
}
