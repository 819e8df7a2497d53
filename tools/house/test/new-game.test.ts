import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfHouse, walkTo } from './copy-of-house.ts'

const CONTRIBUTING = new URL('../../../CONTRIBUTING.md', import.meta.url)
const house = copyOfHouse()
afterAll(() => house.remove())

describe('the guide to a new game in CONTRIBUTING.md', () => {
  const { name, code } = walkTo('A game', readFileSync(CONTRIBUTING, 'utf8'))

  beforeAll(() => {
    writeFileSync(house.at(`packages/core/src/rules/games/${name}`), code)
    expect(house.run('scripts/write-index.mjs')).toMatchObject({ code: 0 })
  })

  it('makes the game known to nimlab position by one file', () => {
    const { stdout: page } = house.nimlab('position', 'HALF(2)', '3,6')
    expect(page).toMatch(/outcome +N \(by solving\)/)
    expect(page).toMatch(/\* +2 \(3\) +3,3 +P /)
  })

  it('makes the solver solve the game', () => {
    const { stdout } = house.nimlab('solve', 'HALF(1)', '--max', '15')
    expect(stdout).toMatch(/P-positions +5\n/)
  })

  it('adds the game to the list of accepted games', () => {
    const { code: ended, stderr } = house.nimlab('position', 'NONE(2)', '1,2')
    expect(ended).toBe(2)
    expect(stderr).toMatch(/accepted: GM\(n,l\), HALF\(n\), /)
  })
})
