import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { EXCEPTIONS } from '../src/exceptions.ts'
import { readHouse } from '../src/house.ts'
import { RULES } from '../src/rules/all.ts'
import { SINGLE_USE } from '../src/rules/single-use.ts'
import { settle } from '../src/settle.ts'

const house = readHouse(fileURLToPath(new URL('../../../', import.meta.url)))

describe.each(Object.entries(RULES))('%s', (name, rule) => {
  const { broken, needless, used } = settle(rule.complaints(house), EXCEPTIONS[name] ?? {})
  const made = used.length === 0 ? '' : `; for now but in ${used.join('; ')}`

  it(`${rule.says}${made}`, () => {
    expect(broken).toEqual([])
  })

  it('has no unnecessary exception', () => {
    expect(needless).toEqual([])
  })
})

describe('exceptions', () => {
  it('concern existing rules', () => {
    expect(Object.keys(EXCEPTIONS).filter((name) => !(name in RULES))).toEqual([])
  })

  it('name at most 20 files that serve one claim', () => {
    expect(SINGLE_USE.length).toBeLessThanOrEqual(20)
  })
})
