import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coqProofOf, POINT_CASES, VERDICT_OF, writtenProofOf } from '../src/cards/cards.ts'
import { type ClaimCard, PROVED_KINDS } from '../src/claim/claim.ts'
import { corrected } from '../src/judge/corrected.ts'
import type { Card } from '../src/judge/statement.ts'
import { CLAIMS } from '../src/papers/registry.ts'

const ROOT = new URL('../../../', import.meta.url)
const headlines = readFileSync(new URL('formal/theories/Headlines.v', ROOT), 'utf8')

/** The kinds of proof of the whole claim that the repository contains. */
function proofsOf(id: string): string[] {
  const written = writtenProofOf(id)
  const coq = coqProofOf(id)
  const isWritten =
    written !== undefined &&
    written.only === undefined &&
    existsSync(new URL(written.file, ROOT)) &&
    readFileSync(new URL(written.file, ROOT), 'utf8').includes(id.replace('NT-', ''))
  const isInCoq =
    coq !== undefined &&
    coq.only === undefined &&
    coq.theorems.every((name) => headlines.includes(`Theorem ${name} `))
  const points = POINT_CASES.get(id)
  const isByPoints =
    points !== undefined && points.only === undefined && VERDICT_OF[id] === 'proved'
  return [
    ...(isWritten ? ['written'] : []),
    ...(isInCoq ? ['coq'] : []),
    ...(isByPoints ? ['points'] : []),
  ]
}

/** True if a statement of nimlab has a kind that requires a proof, but has no proof. */
function isUnproved({ id, by, kind }: Pick<ClaimCard, 'id' | 'by' | 'kind'>): boolean {
  return by === 'nimlab' && PROVED_KINDS.includes(kind) && proofsOf(id).length === 0
}

const own = CLAIMS.filter(({ by, kind }) => by === 'nimlab' && PROVED_KINDS.includes(kind))

describe('theorems, lemmas, corollaries and propositions of nimlab', () => {
  it.each(own.map((claim) => [claim.id, claim] as const))('%s has a recorded proof', (_, claim) => {
    expect(isUnproved(claim)).toBe(false)
  })

  it('are reported if they have no proof, or a proof of a part only', () => {
    const theorem = { by: 'nimlab', kind: 'theorem' } as const
    const others = CLAIMS.filter(
      ({ id, by, kind }) => by === 'nimlab' && kind === 'conjecture' && proofsOf(id).length === 0,
    )
    expect(others.map(({ id }) => id)).toContain('GMMV-C1.b')
    expect(others.filter(({ id }) => !isUnproved({ ...theorem, id }))).toEqual([])
    expect(isUnproved({ ...theorem, id: 'NT-9' })).toBe(false)
    expect(isUnproved({ by: 'paper', kind: 'theorem', id: 'GMMV-C1.b' })).toBe(false)
  })

  it('do not include corrections of theorems, unless the correction names its kind', () => {
    const card: Card = { id: 'GN-X', kind: 'theorem', at: 'nowhere', title: 'a', statement: 'b' }
    const says = { title: 'a title', statement: 'a statement' }
    expect(corrected(card, says).kind).toBe('conjecture')
    expect(corrected({ ...card, kind: 'remark' }, says).kind).toBe('remark')
    expect(corrected(card, { ...says, kind: 'theorem' }).kind).toBe('theorem')
  })
})
