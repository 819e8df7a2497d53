/** Words that can precede `even` or `odd` without being their subject. */
const KEYWORDS: ReadonlySet<string> = new Set(
  'and or not if then else xor div mod is are iff'.split(' '),
)

/** Signs from other languages with their equivalents in nimlab's language. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\$/g, ' '],
  [/\\[,;:! ]/g, ' '],
  [/\\(?:left|right)(?=[^a-z])/g, ''],
  [/\\leq?(?![a-z])/g, ' <= '],
  [/\\geq?(?![a-z])/g, ' >= '],
  [/\\neq?(?![a-z])/g, ' != '],
  [/\\equiv(?![a-z])/g, ' ≡ '],
  [/\\(?:land|wedge)(?![a-z])/g, ' and '],
  [/\\(?:lor|vee)(?![a-z])/g, ' or '],
  [/\\(?:lnot|neg)(?![a-z])/g, ' not '],
  [/\\(?:implies|Rightarrow|to)(?![a-z])/g, ' -> '],
  [/\\(?:iff|Leftrightarrow)(?![a-z])/g, ' <-> '],
  [/\\pmod\s*\{?\s*(\d+)\s*\}?/g, ' (mod $1)'],
  [/\\b?mod(?![a-z])/g, ' mod '],
  [/\\(?:cdot|times)(?![a-z])/g, ' * '],
  [/⇒/g, '->'],
  [/⇔/g, '<->'],
  [/<=>/g, '<->'],
  [/=>/g, '->'],
  [/[·×]/g, '*'],
  [/&&/g, ' and '],
  [/\|\s*red\s*\(\s*x\s*\)\s*\|/g, 'sum(red)'],
  [/\|\s*x\s*\|/g, 'sum'],
  [/\|\|/g, ' or '],
  [/!(?!=)/g, ' not '],
  [/%/g, ' mod '],
  [/([a-z])_\{?(\d+)\}?/g, '$1$2'],
  [/\bx\[(\d+)\]/g, 'x$1'],
  [/(?<![\w.])(\d+)(?=[a-z])/g, '$1*'],
]

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

/**
 * Translates common notation into nimlab's language: `x1 even`, `even(x1)`, `||`, `%`, `≡ 0 mod 4`,
 * `\le`, `x_1`, `|x|`. A text in nimlab's language is returned unchanged.
 */
export function asWritten(text: string): string {
  // a very long text is not translated: the parser reports that it is too long
  if (text.length > MOST_CHARACTERS) return text
  let plain = text.replaceAll(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
  for (const [sign, means] of SIGNS) plain = plain.replaceAll(sign, means)
  plain = plain.replaceAll(/\b(?:AND|OR|NOT|MOD|DIV)\b/g, (word) => word.toLowerCase())
  plain = plain.replaceAll(/≡\s*([^()=<>≡;]+?)\s+mod\s+(\d+)/g, '== $1 (mod $2)')
  return parities(plain)
}

const MOST_CHARACTERS = 5000

/**
 * Writes `even(x1)`, `odd(sum)` and `x1 is even` as remainders. `odd(1)` belongs to nimlab's
 * language and stays.
 */
function parities(text: string): string {
  const remainder = (parity: string): number => (parity === 'odd' ? 1 : 0)
  return text
    .replaceAll(/\b(even|odd)\(\s*(\d+|[^()]+)\s*\)/g, (whole, parity: string, of: string) => {
      const isPile = /^\d+$/.test(of)
      if (isPile && parity === 'odd') return whole
      const term = isPile ? `x${of}` : /^\w+$/.test(of.trim()) ? of.trim() : `(${of.trim()})`
      return `(${term} mod 2 = ${remainder(parity)})`
    })
    .replaceAll(
      /\b([A-Za-z]\w*(?:\(\w+\))?)\s+(?:is\s+)?(even|odd)\b(?!\s*\()/g,
      (whole, term: string, parity: string) =>
        KEYWORDS.has(term) ? whole : `(${term} mod 2 = ${remainder(parity)})`,
    )
}
