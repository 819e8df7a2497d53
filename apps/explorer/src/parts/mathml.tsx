import type { JSX } from 'preact'

/**
 * Inline HTML with formulas in MathML. The HTML comes from nimlab's own formatters, and never
 * contains text that a reader typed.
 */
export function MathText({ html }: { readonly html: string }): JSX.Element {
  return <span class="math" dangerouslySetInnerHTML={{ __html: breakable(html) }} />
}

/** Block-level HTML with formulas in MathML, from nimlab's own formatters. */
export function MathBlocks({ html }: { readonly html: readonly string[] }): JSX.Element {
  return <div class="math" dangerouslySetInnerHTML={{ __html: breakable(html.join('')) }} />
}

/**
 * The first pattern matches a formula. The second pattern matches the signs after which a line may
 * break.
 */
const FORMULA = /(<math[^>]*>)(.*?)<\/math>/g
const SIGNS = /<mo(?![^>]*form)[^>]*>(?:\+|≡|≥|≤|=|≠|&lt;|&gt;|∧|∨|⇔|⇒|→|∼|,|;)<\/mo>/g

/** Every formula with fewer printed characters fits on a line. */
const LONG = 20

/** A tag of MathML. */
const TAG = /<[^>]*>/g

/**
 * Splits long formulas after each sign whose only enclosing elements are rows, so that lines can
 * break there.
 */
export function breakable(html: string): string {
  return html.replaceAll(FORMULA, (whole, start: string, formula: string) => {
    if (formula.replaceAll(TAG, '').length < LONG) return whole
    const pieces = formula.replaceAll(SIGNS, (mo: string, at: number) => {
      const open = openRows(formula.slice(0, at))
      if (open === null) return mo
      const infix = mo.replace('<mo', '<mo form="infix"')
      return `${infix}${'</mrow>'.repeat(open)}</math><wbr>${start}${'<mrow>'.repeat(open)}`
    })
    return `${start}${pieces}</math>`
  })
}

/**
 * The number of elements that a MathML text opens but does not close; null if one of these elements
 * is not a row.
 */
function openRows(before: string): number | null {
  const open: string[] = []
  for (const [, slash, name] of before.matchAll(/<(\/?)([a-z]+)[^>]*(?<!\/)>/g)) {
    if (slash === '') open.push(name!)
    else open.pop()
  }
  return open.every((name) => name === 'mrow') ? open.length : null
}
