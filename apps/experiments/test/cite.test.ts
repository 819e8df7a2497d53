import { describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

describe('nimlab cite', () => {
  it('prints BibTeX entries for nimlab and for the paper of a claim, with the location of the statement', async () => {
    const [own, claim, theorem] = await Promise.all([
      nimlab('cite'),
      nimlab('cite', 'GMMV-T2', 'GMMV-T3-*'),
      nimlab('cite', 'NT-2'),
    ])
    expect(own.stdout).toMatch(/^@misc\{nimlab,\n[^@]+\n\}\n$/)
    expect(claim.stdout).toContain(
      String.raw`% GMMV-T2: \cite[Theorem 2]{GurvichMartynovMaximchukVyalyi2023}`,
    )
    expect(claim.stdout.match(/^@\w+\{\w+,$/gm)).toEqual([
      '@misc{GurvichMartynovMaximchukVyalyi2023,',
      '@misc{nimlab,',
    ])
    expect(theorem.stdout).toMatch(
      /^% NT-2: \\cite\[docs\/proofs\/[^\]]+\]\{nimlab\}\n\n@misc\{nimlab/,
    )
  })
})
