import { solve } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import { positionGrid } from '@nim/report'
import { expect, it } from 'vitest'
import { nimlab } from './run-command.ts'

it.each(['normal', 'misere'] as const)('nimlab grid, %s play', async (play) => {
  const flags = ['--max', '6', '--mod', '5', '--positions', 'all', '--json']
  const { code, stdout } = await nimlab(
    'grid',
    'NIM(3,2)',
    ...flags,
    ...(play === 'misere' ? ['--misere'] : []),
  )
  const table = solve(parseRuleset('NIM(3,2)'), { max: 6 }, { value: 'outcome', play })
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toEqual(positionGrid(table, { modulus: 5 }))
})
