import { existsSync } from 'node:fs'
import { ANSWERS, VERDICT_OF, wholeProofsOf } from '@nim/conjectures/cards'
import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { jsonLines, nimlab } from './run-command.ts'

describe('nimlab claims', () => {
  it('lists every claim of the registry with --json, one per line', async () => {
    const { code, stdout } = await nimlab('claims', '--json')
    expect(code).toBe(0)
    const listed = jsonLines(stdout)
    expect(listed.map(({ id }) => id)).toEqual(CLAIMS.map(({ id }) => id))
    for (const claim of listed) expect(claim).toHaveProperty('statement')
  })

  it('selects one paper or one kind', async () => {
    const { stdout } = await nimlab(
      'claims',
      '--paper',
      'dh',
      '--from',
      'paper',
      '--kind',
      'conjecture',
      '--json',
    )
    expect(jsonLines(stdout)).toMatchObject([{ id: 'DH-C1', alias: 'slow-setnim' }])
  })
})

describe('nimlab claims with filters', () => {
  it('prints at most 100 columns, and a verdict for every claim', async () => {
    const { stdout } = await nimlab('claims')
    const lines = stdout.trimEnd().split('\n')
    expect(lines.filter((line) => Array.from(line).length > 100)).toEqual([])
    expect(lines.filter((line) => /^\S/.test(line))).toHaveLength(1 + CLAIMS.length)
    expect(stdout).not.toMatch(/ \? /)
  })

  it('calls a claim proved only if Coq, a written proof or points prove the whole claim', async () => {
    const of = async (verdict: string) =>
      jsonLines((await nimlab('claims', '--verdict', verdict, '--json')).stdout)
    const [proved, holds] = [await of('proved'), await of('holds')]
    expect(proved.every(({ proved: ways }) => (ways as string[]).length > 0)).toBe(true)
    expect(holds.every(({ proved: ways }) => (ways as string[]).length === 0)).toBe(true)
    expect(proved.find(({ id }) => id === 'GMMV-D3.values')).toMatchObject({
      verdict: 'holds',
      proved: ['by Coq', 'in words'],
    })
  })

  it('searches texts, and filters by verdict and by the source of the statement', async () => {
    const [found, refuted, own] = await Promise.all([
      nimlab('claims', '--search', 'SLOW-SETNIM', '--paper', 'dh', '--json'),
      nimlab('claims', '--verdict', 'refuted', '--from', 'paper', '--json'),
      nimlab('claims', '--from', 'nimlab', '--json'),
    ])
    expect(jsonLines(found.stdout)).toMatchObject([{ id: 'DH-C1', alias: 'slow-setnim' }])
    const ids = (text: string) => jsonLines(text).map(({ id }) => id)
    expect(ids(refuted.stdout)).toContain('GMMV-C1')
    expect(ids(own.stdout)).toEqual(CLAIMS.filter(({ by }) => by === 'nimlab').map(({ id }) => id))
  })
})

describe('nimlab show', () => {
  it('prints every part of a claim, also if an alias names the claim', async () => {
    const { code, stdout } = await nimlab('show', 'm-critical')
    expect(code).toBe(0)
    for (const part of ['GMMV-C1 (m-critical)', 'Statement', 'Source', 'Conventions', '--n A..B']) {
      expect(stdout).toContain(part)
    }
  })
})

describe('nimlab show for any claim', () => {
  it.for(sampled(CLAIMS, 8))('$id: prints the verdict', async ({ id }) => {
    const { stdout } = await nimlab('show', id)
    const text = stdout.replaceAll(/\s+/g, ' ')
    const known = VERDICT_OF[id]
    if (ANSWERS[id] !== undefined) return
    expect(text).toContain(`Verdict ${wholeProofsOf(id, known).length > 0 ? 'proved' : known}`)
    if (known !== 'refuted') return
    const [, page] = /(docs\/findings\/\S+\.md)/.exec(text)!
    expect(existsSync(new URL(`../../../${page!}`, import.meta.url))).toBe(true)
    expect(text).toContain(`nimlab check ${id}`)
    if (VERDICT_OF[`${id}-fix`] !== undefined) expect(text).toContain(`${id}-fix: `)
  })
})

describe('nimlab show for a question', () => {
  it.each(Object.entries(ANSWERS))(
    '%s: prints the same answer as the pages',
    async (id, answer) => {
      const { stdout } = await nimlab('show', id)
      const text = stdout.replaceAll(/\s+/g, ' ')
      expect(text).toContain(`Answer: ${answer.status} ${answer.words} `)
    },
  )
})
