import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { jsonLines, nimlab } from './run-command.ts'

describe('nimlab claims', () => {
  it('--json lists every claim of the registry, one a line', async () => {
    const { code, stdout } = await nimlab('claims', '--json')
    expect(code).toBe(0)
    const listed = jsonLines(stdout)
    expect(listed.map(({ id }) => id)).toEqual(CLAIMS.map(({ id }) => id))
    for (const claim of listed) expect(claim).toHaveProperty('statement')
  })

  it('shows one paper or one kind', async () => {
    const { stdout } = await nimlab('claims', '--paper', 'dh', '--kind', 'conjecture', '--json')
    expect(jsonLines(stdout)).toMatchObject([{ id: 'DH-C1', alias: 'slow-setnim' }])
  })
})

describe('nimlab show', () => {
  it('shows a claim whole, by alias', async () => {
    const { code, stdout } = await nimlab('show', 'm-critical')
    expect(code).toBe(0)
    for (const part of ['GMMV-C1 (m-critical)', 'Statement', 'Source', 'Conventions', '--n A..B']) {
      expect(stdout).toContain(part)
    }
  })
})
