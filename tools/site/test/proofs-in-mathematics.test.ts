import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROOFS = new URL('../../../docs/proofs', import.meta.url).pathname
/** Pages that scripts generate. Such pages contain lists of results, without proofs. */
const LISTS = ['README.md', 'points.md', 'solved-by-shifts.md']
/**
 * Signs of a formula in plain text: a relation, a sum, a bracket or an index outside mathematics.
 */
const PLAIN_FORMULA =
  /[ℕℤ°≤≥≡≢≠∈∉⊂⊄∪∩∖⌊⌋⌈⌉Σ·√⇔]|(?<![A-Za-z_])[A-Za-z]_[A-Za-z0-9{]|(?<=\s)[=<>](?=\s)/

/** The prose of a page, without headings, code, formulas, addresses, and names of games. */
function proseOf(text: string): string {
  return text
    .replaceAll(/^#.*$|^(`{3,})[^]*?^\1$/gm, '')
    .replaceAll(/`[^`]*`|\$\$[^$]+\$\$|\$[^$]+\$|\]\([^)]*\)/g, ' ')
    .replaceAll(/\b(?:SN|NIM|HNIM)\([^)]*\)( = (?:SN|NIM|HNIM)\([^)]*\))?/g, ' ')
}

describe('the proofs in docs/proofs', () => {
  const names = readdirSync(PROOFS).filter((name) => name.endsWith('.md') && !LISTS.includes(name))

  it.each(names)('%s has no formula in plain text', (name) => {
    const lines = proseOf(readFileSync(join(PROOFS, name), 'utf8')).split('\n')
    expect(lines.filter((line) => PLAIN_FORMULA.test(line))).toEqual([])
  })

  it('PLAIN_FORMULA finds a formula in plain text, but not in mathematics', () => {
    expect(PLAIN_FORMULA.test(proseOf('Let k ≥ 1 in SN(n,{k,…,n}).'))).toBe(true)
    expect(PLAIN_FORMULA.test(proseOf('Let x_1 be even.'))).toBe(true)
    expect(PLAIN_FORMULA.test(proseOf(String.raw`Let $k\ge1$ and $x_1=2$ in SN(n,{k,…,n}).`))).toBe(
      false,
    )
  })
})
