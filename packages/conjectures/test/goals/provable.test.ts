import { existsSync, readFileSync } from 'node:fs'
import { conditionsOf } from '@nim/prover'
import { describe, expect, it } from 'vitest'
import { CLAIMS, findClaim } from '../../src/papers/registry.ts'
import { coqProofOf, writtenProofOf } from '../../src/cards/cards.ts'
import { PROVABLE, provableOf, WITHOUT_GOALS } from '../../src/goals/index.ts'
import { casesOf } from '../../src/claim/parameter.ts'

const ROOT = new URL('../../../../', import.meta.url)

describe('claims that can be proved', () => {
  it('are claims of the registry, each once', () => {
    const ids = PROVABLE.map(({ claim }) => claim)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(findClaim(id)?.id).toBe(id)
    for (const { along = [] } of PROVABLE) {
      for (const id of along) expect(provableOf(id)).toBeDefined()
    }
  })

  it('have goals with distinct names and conditions for every case', () => {
    const names = PROVABLE.flatMap(({ claim, parameters, goals }) =>
      casesOf(parameters, { n: [1, 4] }).flatMap((parametersOfCase) => {
        const found = goals(parametersOfCase)
        expect(found.length, claim).toBeGreaterThan(0)
        for (const goal of found) expect(conditionsOf(goal).length).toBeGreaterThan(0)
        return found.map(({ id }) => id)
      }),
    )
    // A branch of the appendix is both a case of GMMV-App and a separate claim.
    const repeated = names.filter((name, i) => names.indexOf(name) !== i)
    expect(repeated.every((name) => name.startsWith('GMMV-App-case'))).toBe(true)
  })

  it.each([
    ['GMMV-T2', { n: 6 }],
    ['NT-T5', { n: 7, k: 6 }],
    ['NT-T5', { n: 7, k: 7 }],
    ['DH-T5.1', { n: 7 }],
  ])('have cases outside the default range: %s %o', (claim, theCase) => {
    const { parameters, goals } = provableOf(claim)!
    const asked = Object.entries(theCase).map(([name, value]) => [name, [value, value]] as const)
    expect(casesOf(parameters, {})).not.toContainEqual(theCase)
    expect(casesOf(parameters, Object.fromEntries(asked))).toEqual([theCase])
    expect(goals(theCase).flatMap(conditionsOf).length).toBeGreaterThan(0)
  })

  it('have goals, unlike the claims that are listed without goals', () => {
    for (const id of WITHOUT_GOALS.keys()) {
      expect(findClaim(id)?.id).toBe(id)
      expect(provableOf(id), id).toBeUndefined()
    }
  })

  it('state what they prove if it is less than the claim, for example one instance instead of all finite games', () => {
    const parts = PROVABLE.filter(({ only }) => only !== undefined).map(({ claim }) => claim)
    expect(parts).toContain('DH-P4.3')
    expect(parts).toContain('GMMV-T2')
    expect(parts).not.toContain('DH-T4.1')
  })

  it('name an existing claim if a goal assumes one', () => {
    for (const { parameters, goals } of PROVABLE) {
      for (const goal of casesOf(parameters, { n: [3, 3] }).flatMap(goals)) {
        if (goal.kind !== 'restricted' || goal.assumed === undefined) continue
        const [given, ...others] = provableOf(goal.assumed)!.goals({})
        expect(given).toBe(goal.given)
        expect(others).toEqual([])
      }
    }
  })
})

describe('general proofs', () => {
  it('exist for every NT claim, in a document that names the claim', () => {
    for (const { id } of CLAIMS.filter(({ paper }) => paper === 'nt')) {
      const { file, proves } = writtenProofOf(id)!
      expect(proves).toMatch(/^[A-Z]\w+|^cost/)
      expect(readFileSync(new URL(file, ROOT), 'utf8')).toContain(id.replace('NT-', ''))
    }
  })

  it('name documents and lemmas that exist', () => {
    for (const { id } of CLAIMS) {
      const proof = writtenProofOf(id)
      if (proof === undefined) continue
      expect(existsSync(new URL(proof.file, ROOT)), id).toBe(true)
      const text = readFileSync(new URL(proof.file, ROOT), 'utf8')
      const [, named] = /\(((?:NT|GMMV|DH|V|GN)-[\w.-]+)\)/.exec(proof.proves)!
      expect(text).toContain(named)
    }
  })

  it('name theorems that are stated in formal/theories/Headlines.v', () => {
    const headlines = readFileSync(new URL('formal/theories/Headlines.v', ROOT), 'utf8')
    const proofs = CLAIMS.flatMap(({ id }) => coqProofOf(id) ?? [])
    expect(proofs.length).toBeGreaterThan(5)
    for (const theorem of proofs.flatMap(({ theorems }) => theorems)) {
      expect(headlines).toMatch(new RegExp(`^Theorem ${theorem} `, 'm'))
    }
  })
})
